import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const [nonceLength, tagLength] = [12, 16]

const keyOf = (secret: string): Buffer =>
  createHmac('sha256', Buffer.from(secret, 'hex')).update('two-factor-secret').digest()

/**
 * Encrypts the secret of an authenticator for one account: nonce, tag, then 20 bytes. It cannot be decrypted for
 * another account.
 */
export const sealSecret = (secret: string, userId: string, totpSecret: Uint8Array): Buffer => {
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv(algorithm, keyOf(secret), nonce).setAAD(Buffer.from(userId))
  const sealed = Buffer.concat([cipher.update(totpSecret), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** Decrypts what `sealSecret` returned; throws when it was sealed for another account or with another key. */
export const openSecret = (secret: string, userId: string, sealed: Uint8Array): Buffer => {
  const nonce = sealed.subarray(0, nonceLength)
  const tag = sealed.subarray(nonceLength, nonceLength + tagLength)
  const decipher = createDecipheriv(algorithm, keyOf(secret), nonce, { authTagLength: tagLength })
  decipher.setAAD(Buffer.from(userId)).setAuthTag(tag)
  return Buffer.concat([decipher.update(sealed.subarray(nonceLength + tagLength)), decipher.final()])
}
