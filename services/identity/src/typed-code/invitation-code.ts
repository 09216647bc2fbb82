import { createHmac } from 'node:crypto'
import { tokenHash } from '@lernspur/service-kit/session/token'
import { lettersOf, typedCode } from './typed-code'

const length = 16

/**
 * Code of an invitation, 80 bits as `XXXX-XXXX-XXXX-XXXX`, easy to type. Derived from the invitation's id, so that it
 * can be shown again although only its hash is stored.
 */
export const invitationCode = (secret: string, invitationId: string): string => {
  const digest = createHmac('sha256', Buffer.from(secret, 'hex')).update(`invitation ${invitationId}`).digest()
  return typedCode(digest.subarray(0, length))
}

/** What is stored of a code, however it was typed. */
export const invitationCodeHash = (code: string): Buffer => tokenHash(lettersOf(code))
