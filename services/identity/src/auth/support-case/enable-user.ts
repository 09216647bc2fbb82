import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import { postMail } from '@lernspur/service-kit/mail/post-mail'
import { auditHelp } from './audit-help'
import { requireHelpedPerson } from './helped-person'

/** Enables an account that the provider has disabled; one that its person closed stays closed (rule support.5). */
export const enableUser = (call: Call, id: string, reason: string): Promise<undefined> =>
  call.write(async (tx) => {
    const { email: recipient, language, firstName } = await requireHelpedPerson(tx, call, id, 'enable')
    const enabled = await tx`
      update app_user set deactivated_at = null, disabled_reason = null, updated_at = now()
      where id = ${id} and disabled_reason is not null returning id`
    if (enabled.length === 0) refuse('UPDATE_NOT_ALLOWED')
    await postMail(tx, { kind: 'accountEnabled', recipient, language, facts: { firstName, reason } })
    await auditHelp(tx, call, 'user.enable', id, { reason: [null, reason] })
    return undefined
  })
