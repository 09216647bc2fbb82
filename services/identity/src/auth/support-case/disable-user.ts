import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { postMail } from '@lernspur/service-kit/mail/post-mail'
import { withdrawInvitations } from '@lernspur/service-kit/tenant/withdraw-invitations'
import { endSessions } from '../session/end-sessions'
import { auditHelp } from './audit-help'
import { requireHelpedPerson } from './helped-person'

const lastAdminTexts = {
  de: (school: string) =>
    `Nur diese Person leitet ${school}. Erst muss dort jemand anderes Inhaber oder Inhaberin sein.`,
  en: (school: string) => `Only this person leads ${school}. First somebody else has to be its owner.`,
} as const

/** A school keeps an admin who can sign in (rule role.1); its admins are locked as for a change of roles. */
const requireRemainingAdmins = async (tx: Transaction, { language }: Call, userId: string): Promise<void> => {
  await tx`
    select from user_role
    where role_type = 'admin' and status = 'active'
      and tenant_id in (select tenant_id from user_role where user_id = ${userId})
    order by id for update`
  const orphaned = await tx<{ name: string }[]>`
    select t.name from user_role ur join tenant t on t.id = ur.tenant_id
    where ur.user_id = ${userId} and ur.role_type = 'admin' and ur.status = 'active' and not exists (
      select from user_role other_ur join app_user u on u.id = other_ur.user_id and u.deactivated_at is null
      where other_ur.tenant_id = ur.tenant_id and other_ur.role_type = 'admin' and other_ur.status = 'active'
        and other_ur.user_id <> ur.user_id)
    order by t.name`
  const details = orphaned.map(({ name }) => ({ path: 'userRoles', message: lastAdminTexts[language](name) }))
  if (details.length > 0) refuse('UPDATE_NOT_ALLOWED', details)
}

/**
 * Disables an account until it is enabled again: its sessions end, its invitations are withdrawn, roles and password
 * stay (rule support.5). UPDATE_NOT_ALLOWED for the last admin of a school, with a sentence for each.
 */
export const disableUser = (call: Call, id: string, reason: string): Promise<undefined> =>
  call.write(async (tx) => {
    const { email: recipient, language, firstName } = await requireHelpedPerson(tx, call, id, 'disable')
    await requireRemainingAdmins(tx, call, id)
    const disabled = await tx`
      update app_user set deactivated_at = now(), disabled_reason = ${reason}, updated_at = now()
      where id = ${id} and deactivated_at is null returning id`
    if (disabled.length === 0) refuse('UPDATE_NOT_ALLOWED')
    await endSessions(tx, id, null)
    await withdrawInvitations(tx, call, id)
    await postMail(tx, { kind: 'accountDisabled', recipient, language, facts: { firstName, reason } })
    await auditHelp(tx, call, 'user.disable', id, { reason: [null, reason] })
    return undefined
  })
