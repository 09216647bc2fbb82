import { seal, unseal } from '@lernspur/service-kit/session/seal'

const sealedFor = (secret: string, externalIdentityId: string) =>
  ({ secret, purpose: 'id-token', context: externalIdentityId }) as const

/** Characters of an ID token that is kept; signing out at the provider takes no longer one. */
const tokenMax = 8000

/** Encrypts the ID token of a sign-in, which names the person; null for one that is too long to send back. */
export const sealIdToken = (secret: string, externalIdentityId: string, token: string): Buffer | null =>
  token === '' || token.length > tokenMax ? null : seal(sealedFor(secret, externalIdentityId), Buffer.from(token))

/** Decrypts what `sealIdToken` returned. */
export const openIdToken = (secret: string, externalIdentityId: string, sealed: Uint8Array): string =>
  unseal(sealedFor(secret, externalIdentityId), sealed).toString()
