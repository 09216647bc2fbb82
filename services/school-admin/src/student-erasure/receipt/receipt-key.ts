import { createHash, createHmac, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import type { ReceiptKey } from '@lernspur/contracts/school-admin/receipt.contract'

/** What stands before the 32 bytes of an Ed25519 key in PKCS 8 (RFC 8410). */
const keyPrefix = Buffer.from('302e020100300506032b657004220420', 'hex')

/** The private key of receipts, derived so that the secret itself signs nothing. */
export const signingKey = (secret: string): KeyObject => {
  const seed = createHmac('sha256', Buffer.from(secret, 'hex')).update('receipt').digest()
  return createPrivateKey({ key: Buffer.concat([keyPrefix, seed]), format: 'der', type: 'pkcs8' })
}

/** The public key of receipts as JSON Web Key; its id is the thumbprint of RFC 7638. */
export const publicKey = (secret: string): ReceiptKey => {
  const { x = '' } = createPublicKey(signingKey(secret)).export({ format: 'jwk' })
  const kid = createHash('sha256')
    .update(JSON.stringify({ crv: 'Ed25519', kty: 'OKP', x }))
    .digest('base64url')
  return { kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA', use: 'sig', kid, x }
}
