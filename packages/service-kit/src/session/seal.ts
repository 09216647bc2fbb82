import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const [nonceLength, tagLength] = [12, 16]

/** What is encrypted, and for whom: sealed for one purpose or owner, it cannot be opened for another. */
export interface SealedFor {
  /** The installation's secret, from which the key of each purpose is derived. */
  readonly secret: string
  readonly purpose:
    | 'two-factor-secret'
    | 'id-token'
    | 'idempotency-answer'
    | 'school-seal-key'
    | 'signing-authority'
    | 'signing-certificate'
    | 'webhook-secret'
  readonly context: string
}

const keyOf = ({ secret, purpose }: SealedFor): Buffer =>
  createHmac('sha256', Buffer.from(secret, 'hex')).update(purpose).digest()

/** Encrypts bytes: nonce, tag, then as many bytes as given. */
export const seal = (target: SealedFor, bytes: Uint8Array): Buffer => {
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv(algorithm, keyOf(target), nonce).setAAD(Buffer.from(target.context))
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** Decrypts what `seal` returned; throws when it was sealed for something else or with another secret. */
export const unseal = (target: SealedFor, sealed: Uint8Array): Buffer => {
  const nonce = sealed.subarray(0, nonceLength)
  const tag = sealed.subarray(nonceLength, nonceLength + tagLength)
  const decipher = createDecipheriv(algorithm, keyOf(target), nonce, { authTagLength: tagLength })
  decipher.setAAD(Buffer.from(target.context)).setAuthTag(tag)
  return Buffer.concat([decipher.update(sealed.subarray(nonceLength + tagLength)), decipher.final()])
}

/** The same with the installation's secret inside: what a verb may encrypt without knowing it. */
export interface Secrets {
  seal(purpose: SealedFor['purpose'], context: string, bytes: Uint8Array): Buffer
  unseal(purpose: SealedFor['purpose'], context: string, sealed: Uint8Array): Buffer
}

export const secretsOf = (secret: string): Secrets => ({
  seal: (purpose, context, bytes) => seal({ secret, purpose, context }, bytes),
  unseal: (purpose, context, sealed) => unseal({ secret, purpose, context }, sealed),
})
