import { isMissingAddress } from '@lernspur/contracts/identity/missing-address'
import { writeDirectory } from '@lernspur/database/transaction/tenant-transaction'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import { requireCooldown } from '@lernspur/service-kit/mail/cooldown'
import { postMail } from '@lernspur/service-kit/mail/post-mail'
import { confirmationCode, confirmationCodeHash } from '../../typed-code/confirmation-code'
import { readConfirmingPerson } from './confirmation.query'

/**
 * Mails a code to somebody who signs in without a password of this installation, by an identity provider or by mailed
 * links. INVALID_PARAMETERS for all others, EMAIL_ADDRESS_MISSING for an account without one, EMAIL_COOLDOWN_ACTIVE.
 */
export const sendConfirmationCode = async ({ db, session }: Call, secret: string): Promise<undefined> => {
  const { method, email: recipient, language, firstName } = await readConfirmingPerson(db, session)
  if (method !== 'mail') refuse('INVALID_PARAMETERS')
  if (isMissingAddress(recipient)) refuse('EMAIL_ADDRESS_MISSING')
  const id = Bun.randomUUIDv7()
  await writeDirectory(db, async (tx) => {
    await requireCooldown(tx, { kind: 'confirmation', recipient, secret }, 'EMAIL_COOLDOWN_ACTIVE')
    await tx`
      update session set
        confirmation_hash = ${confirmationCodeHash(confirmationCode(secret, id))}, confirmation_sent_at = now()
      where id = ${session.sessionId}`
    await postMail(tx, { id, kind: 'confirmation', recipient, language, facts: { firstName } })
  })
  return undefined
}
