import { createHmac } from 'node:crypto'
import { tokenHash } from '@lernspur/service-kit/session/token'
import { lettersOf, typedCode } from './typed-code'

const length = 8

/** Minutes in which a mailed code confirms. */
export const codeMinutes = 15

/** The code of a mail that confirms a session, 40 bits as `XXXX-XXXX`; derived from the mail's id, as its links are. */
export const confirmationCode = (secret: string, mailId: string): string => {
  const digest = createHmac('sha256', Buffer.from(secret, 'hex')).update(`confirmation ${mailId}`).digest()
  return typedCode(digest.subarray(0, length))
}

/** What is stored of a code, however it was typed. */
export const confirmationCodeHash = (code: string): Buffer => tokenHash(lettersOf(code))
