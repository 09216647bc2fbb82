import { createPublicKey, sign, verify } from 'node:crypto'
import { type Receipt, receiptSchema } from '@lernspur/contracts/school-admin/receipt.contract'
import { publicKey, signingKey } from './receipt-key'

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A receipt as JSON Web Signature in compact form (RFC 7515), so that any library for these can check it. */
export const signReceipt = (receipt: Receipt, secret: string): string => {
  const signed = `${encoded({ alg: 'EdDSA', kid: publicKey(secret).kid })}.${encoded(receipt)}`
  return `${signed}.${sign(null, Buffer.from(signed), signingKey(secret)).toString('base64url')}`
}

const decoded = (part: string): unknown => {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}

/** What a signature says; null when it was not made by this installation or is no receipt. */
export const readReceipt = (signature: string, secret: string): Receipt | null => {
  const [header = '', payload = '', mark = '', ...rest] = signature.split('.')
  const key = createPublicKey(signingKey(secret))
  const isSigned = verify(null, Buffer.from(`${header}.${payload}`), key, Buffer.from(mark, 'base64url'))
  const result = receiptSchema.safeParse(decoded(payload))
  return isSigned && rest.length === 0 && result.success ? result.data : null
}
