import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import { writeDirectory } from '@lernspur/database/transaction/tenant-transaction'
import type { Database } from '@lernspur/service-kit/call/call'
import { postMail } from '@lernspur/service-kit/mail/post-mail'

/** Wrong codes of a day after which the person is told, and the hours of such a day. */
const warning = { wrongCodes: 10, hours: 24 } as const

const nobody = '00000000-0000-0000-0000-000000000000'

/**
 * Counts a wrong code of the second factor. Whoever tries codes knows the password already, so the person is mailed at
 * the tenth of a day, and once only (rule second-factor.3). Does the same for nobody (null), so that it takes as long.
 */
export const recordWrongCode = (db: Database, userId: string | null): Promise<void> =>
  writeDirectory(db, async (tx) => {
    const isOver = tx`coalesce(tf.wrong_codes_since <= now() - make_interval(hours => ${warning.hours}), true)`
    const [counted] = await tx<{ wrongCodes: number; recipient: string; language: Language; firstName: string }[]>`
      update two_factor tf set
        wrong_codes = case when ${isOver} then 1 else tf.wrong_codes + 1 end,
        wrong_codes_since = case when ${isOver} then now() else tf.wrong_codes_since end
      from app_user u
      where tf.user_id = ${userId ?? nobody} and u.id = tf.user_id
      returning tf.wrong_codes, u.email as recipient, u.language, u.first_name`
    if (counted?.wrongCodes !== warning.wrongCodes) return
    const { recipient, language, firstName } = counted
    await postMail(tx, { kind: 'wrongCodes', recipient, language, facts: { firstName } })
  })
