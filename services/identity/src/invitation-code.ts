import { createHmac } from 'node:crypto'
import { tokenHash } from '@lernspur/service-kit/token'

/** Digits and letters that nobody takes for each other (Crockford). */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 16

/**
 * Code of an invitation, 80 bits as `XXXX-XXXX-XXXX-XXXX`, which people can type. Derived from the invitation's id, so
 * that it can be shown again although only its hash is kept.
 */
export const invitationCode = (secret: string, invitationId: string): string => {
  const digest = createHmac('sha256', Buffer.from(secret, 'hex')).update(`invitation ${invitationId}`).digest()
  const letters = [...digest.subarray(0, length)].map((byte) => alphabet.charAt(byte & 31)).join('')
  return letters.replace(/(.{4})(?!$)/g, '$1-')
}

/** What is kept of a code, however it was typed. */
export const invitationCodeHash = (code: string): Buffer =>
  tokenHash(
    code
      .toUpperCase()
      .replace(/[^0-9A-Z]/g, '')
      .replaceAll('O', '0')
      .replace(/[IL]/g, '1'),
  )
