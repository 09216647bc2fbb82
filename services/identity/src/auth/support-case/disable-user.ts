import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit, auditInSchool } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { postMail } from '@lernspur/service-kit/mail/post-mail'
import { requestLoss } from '@lernspur/service-kit/tenant/role-loss'
import { lockRole } from '@lernspur/service-kit/tenant/user-role'
import { withdrawInvitations } from '@lernspur/service-kit/tenant/withdraw-invitations'
import { endSessions } from '../session/end-sessions'
import { auditHelp } from './audit-help'
import { readGuardedRoles } from './guarded-role'
import { requireHelpedPerson } from './helped-person'
import type { HelpedPerson } from './support-case.policy'

interface Disabling {
  readonly reason: string
  /** The installation's. */
  readonly secret: string
}

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
        and other_ur.ends_at is null and other_ur.user_id <> ur.user_id)
    order by t.name`
  const details = orphaned.map(({ name }) => ({ path: 'userRoles', message: lastAdminTexts[language](name) }))
  if (details.length > 0) refuse('UPDATE_NOT_ALLOWED', details)
}

/**
 * Asks every school where the person works, and others lead, to confirm that he or she is disabled there; true when one
 * has to. The provider's audit has the reason, that of a school does not (rule support.6).
 */
const isLeftToSchools = async (
  tx: Transaction,
  call: Call,
  { id, email }: HelpedPerson,
  { reason, secret }: Disabling,
): Promise<boolean> => {
  const roles = await readGuardedRoles(tx, tx`ur.user_id = ${id}`)
  for (const { id: roleId, tenantId } of roles) {
    const role = await lockRole(tx, tenantId, roleId)
    if (role.requestedLoss !== null) continue
    await requestLoss(tx, call, role, { kind: 'disabling' }, secret)
    const change = { requestedLoss: [null, 'disabling'] } as const
    const here = { ...change, email: [email, email], reason: [null, reason] } as const
    await audit(tx, call, 'user-role.update', roleId, here, tenantId)
    await auditInSchool(tx, call, tenantId, 'user-role.update', roleId, change)
  }
  return roles.length > 0
}

/**
 * Disables an account until it is enabled again: its sessions end, its invitations are withdrawn, roles and password
 * stay (rule support.5). While schools that others lead have to confirm, it only signs the person out and asks them
 * (rule role.10). UPDATE_NOT_ALLOWED for the last admin of a school, with a sentence for each.
 */
export const disableUser = (call: Call, id: string, { reason, secret }: Disabling): Promise<undefined> =>
  call.write(async (tx) => {
    const person = await requireHelpedPerson(tx, call, id, 'disable')
    const { email: recipient, language, firstName } = person
    await requireRemainingAdmins(tx, call, id)
    if (await isLeftToSchools(tx, call, person, { reason, secret })) {
      await endSessions(tx, id, null)
      await auditHelp(tx, call, 'user.sign-out', id)
      return undefined
    }
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
