import { seal, unseal } from '@lernspur/service-kit/session/seal'

const sealedFor = (secret: string, userId: string) =>
  ({ secret, purpose: 'two-factor-secret', context: userId }) as const

/** Encrypts the secret of an authenticator for one account; it cannot be decrypted for another account. */
export const sealSecret = (secret: string, userId: string, totpSecret: Uint8Array): Buffer =>
  seal(sealedFor(secret, userId), totpSecret)

/** Decrypts what `sealSecret` returned; throws when it was sealed for another account or with another key. */
export const openSecret = (secret: string, userId: string, sealed: Uint8Array): Buffer =>
  unseal(sealedFor(secret, userId), sealed)
