import { createHash } from 'node:crypto'
import { newToken } from '@lernspur/service-kit/session/token'
import { isSignedBy, type Signer } from './registry/signature'

/** Seconds by which the clocks of both sides may differ. */
export const skewSeconds = 300

/** What a signature covers: RFC 9421 with these components, and RFC 9530 for the body. */
interface SignatureComponents {
  readonly method: string
  /** Full address, with the origin by which the installation knows itself, so that no other one can pass it on. */
  readonly target: string
  /** Value of `content-digest`. */
  readonly digest: string
}

/** A request whose signature is right; whether its key is known, is for the caller to decide. */
export interface SignedRequest {
  /** Ed25519, base64 of 32 bytes. */
  readonly key: string
  /** Made for this request alone. */
  readonly nonce: string
  /** Value of `content-digest`; `hasDigest` holds a body against it. */
  readonly digest: string
}

const digestOf = (body: Uint8Array): string => `sha-256=:${createHash('sha256').update(body).digest('base64')}:`

const parameters = (key: string, created: number, nonce: string): string =>
  `("@method" "@target-uri" "content-digest");created=${created};nonce="${nonce}";keyid="${key}";alg="ed25519"`

/** The text that is signed. */
const signatureBase = ({ method, target, digest }: SignatureComponents, params: string): string =>
  [
    `"@method": ${method}`,
    `"@target-uri": ${target}`,
    `"content-digest": ${digest}`,
    `"@signature-params": ${params}`,
  ].join('\n')

/** Headers that prove who sends a request, before its body is read. `now` is in milliseconds. */
export const signatureHeaders = (
  { method, target, body }: Omit<SignatureComponents, 'digest'> & { readonly body: Uint8Array },
  { sign, publicKey }: Pick<Signer, 'sign' | 'publicKey'>,
  now: number = Date.now(),
): Record<'content-digest' | 'signature-input' | 'signature', string> => {
  const digest = digestOf(body)
  const params = parameters(publicKey, Math.floor(now / 1_000), newToken())
  return {
    'content-digest': digest,
    'signature-input': `lernspur=${params}`,
    signature: `lernspur=:${sign(signatureBase({ method, target, digest }, params))}:`,
  }
}

const inputPattern =
  /^lernspur=\("@method" "@target-uri" "content-digest"\);created=(\d{1,12});nonce="([A-Za-z0-9_-]{22,64})";keyid="([A-Za-z0-9+/]{43}=)";alg="ed25519"$/
const signaturePattern = /^lernspur=:([A-Za-z0-9+/]{86}==):$/
const digestPattern = /^sha-256=:[A-Za-z0-9+/]{43}=:$/

/**
 * Reads the headers of a signed request; undefined when they are missing or malformed, when the signature is wrong, or
 * when it was made more than five minutes from `now`. Nobody learns which of these it was.
 */
export const readSignature = (
  headers: Headers,
  { method, target }: Omit<SignatureComponents, 'digest'>,
  now: number = Date.now(),
): SignedRequest | undefined => {
  const input = inputPattern.exec(headers.get('signature-input') ?? '')
  const signature = signaturePattern.exec(headers.get('signature') ?? '')?.[1]
  const digest = headers.get('content-digest') ?? ''
  if (!input || signature === undefined || !digestPattern.test(digest)) return undefined
  const [, created = '', nonce = '', key = ''] = input
  const isInTime = Math.abs(now / 1_000 - Number(created)) <= skewSeconds
  const base = signatureBase({ method, target, digest }, parameters(key, Number(created), nonce))
  return isSignedBy(key, base, signature) && isInTime ? { key, nonce, digest } : undefined
}

/** Whether a body is the one that was signed. */
export const hasDigest = (body: Uint8Array, { digest }: SignedRequest): boolean => digestOf(body) === digest
