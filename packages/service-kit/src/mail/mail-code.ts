import { createHmac } from 'node:crypto'

const keyOf = (secret: string): Buffer => createHmac('sha256', Buffer.from(secret, 'hex')).update('mail-code').digest()

/**
 * The code in the link of a mail, 32 bytes as 43 characters. Derived from the mail's id, so that it is the same however
 * often sending is tried, and that nobody finds it in the database. A `tokenHash` of it is what is kept.
 */
export const mailCode = (secret: string, mailId: string): string =>
  createHmac('sha256', keyOf(secret)).update(mailId).digest('base64url')
