import { type Confirmation, confirmationMinutes } from '@lernspur/contracts/identity/confirmation.contract'
import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Database } from '@lernspur/service-kit/call/call'
import type { Session } from '@lernspur/service-kit/session/session'

/** The person of a session, and how he or she confirms. */
export interface ConfirmingPerson extends Confirmation {
  readonly firstName: string
  readonly language: Language
}

/** Reads how the person of a session confirms, and whether a confirmation holds still. */
export const readConfirmingPerson = async (
  db: Database,
  { userId, sessionId }: Pick<Session, 'userId' | 'sessionId'>,
): Promise<ConfirmingPerson> => {
  const [person] = await db<ConfirmingPerson[]>`
    select u.email, u.first_name, u.language,
      is_session_confirmed(${sessionId}, ${confirmationMinutes}) as is_confirmed,
      case
        when exists (select from two_factor tf where tf.user_id = u.id and tf.turned_on_at is not null) then 'twoFactor'
        when u.password_hash is not null then 'password'
        else 'mail'
      end as method
    from app_user u where u.id = ${userId}`
  return person ?? refuse('INVALID_TOKEN')
}
