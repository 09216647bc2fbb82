import type { Call } from '@lernspur/service-kit/call/call'
import { requireCooldown } from '@lernspur/service-kit/mail/cooldown'
import { postMail } from '@lernspur/service-kit/mail/post-mail'

/** Posts a mail to the caller that only shows that mails arrive. EMAIL_COOLDOWN_ACTIVE within a minute. */
export const sendTestMail = (call: Call, secret: string): Promise<undefined> =>
  call.write(async (tx) => {
    const [person] = await tx<{ email: string }[]>`select email from app_user where id = ${call.actor.userId}`
    if (!person) throw new Error('The caller has no account.')
    const mail = { kind: 'deliveryTest', recipient: person.email } as const
    await requireCooldown(tx, { ...mail, secret }, 'EMAIL_COOLDOWN_ACTIVE')
    await postMail(tx, { ...mail, language: call.language, facts: {} })
    return undefined
  })
