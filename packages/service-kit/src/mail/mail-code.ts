import { createHmac } from 'node:crypto'

const keyOf = (secret: string): Buffer => createHmac('sha256', Buffer.from(secret, 'hex')).update('mail-code').digest()

/**
 * The code of a mailed link, 32 bytes as 43 characters. Derived from the mail's id, so that retries send the same code
 * and the database does not contain it; it stores a `tokenHash` of it.
 */
export const mailCode = (secret: string, mailId: string): string =>
  createHmac('sha256', keyOf(secret)).update(mailId).digest('base64url')
