import type { Call } from '@lernspur/service-kit/call/call'
import { requireCooldown } from '@lernspur/service-kit/mail/cooldown'
import { postMail } from '@lernspur/service-kit/mail/post-mail'
import { auditHelp } from './audit-help'
import { requireHelpedPerson } from './helped-person'

/**
 * Mails the link that sets a password, as the person could ask for it. PASSWORD_RESET_MAIL_ALREADY_SENT within a minute
 * of the last one, whoever asked.
 */
export const sendPasswordMail = (call: Call, id: string, secret: string): Promise<undefined> =>
  call.write(async (tx) => {
    const { email: recipient, language } = await requireHelpedPerson(tx, call, id, 'sendPasswordMail')
    await requireCooldown(tx, { kind: 'passwordReset', recipient, secret }, 'PASSWORD_RESET_MAIL_ALREADY_SENT')
    await postMail(tx, { kind: 'passwordReset', recipient, language, facts: {} })
    await auditHelp(tx, call, 'password.request', id)
    return undefined
  })
