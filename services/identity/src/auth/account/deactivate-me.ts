import { writeDirectory } from '@lernspur/database/transaction/tenant-transaction'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { auditInSchool } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { withdrawInvitations } from '@lernspur/service-kit/tenant/withdraw-invitations'
import { confirmFreshSignIn } from '../session/confirm-fresh-sign-in'
import { type Confirmation, confirmPassword } from '../session/confirm-password'
import { endSessions } from '../session/end-sessions'

const lastOwnerTexts = {
  de: (school: string) => `Nur Sie leiten ${school}. Geben Sie die Schule zuerst weiter, oder schließen Sie sie.`,
  en: (school: string) => `Only you lead ${school}. First hand the school over, or close it.`,
} as const
/** The provider is neither handed over nor closed. */
const lastProviderTexts = {
  de: (name: string) => `Nur Sie sind Inhaber/in von ${name}. Geben Sie diese Rolle zuerst jemandem.`,
  en: (name: string) => `Only you are the owner of ${name}. First give this role to somebody.`,
} as const

/**
 * Disables the person's active roles. Locks the active admins of all schools concerned first, in the order that role
 * changes use. UPDATE_NOT_ALLOWED when a school that stays would lose its last active admin (rule role.1).
 */
const leaveSchools = async (tx: Transaction, { language, session: { userId } }: Call): Promise<string[]> => {
  await tx`
    select from user_role
    where role_type = 'admin' and status = 'active'
      and tenant_id in (select tenant_id from user_role where user_id = ${userId})
    order by id for update`
  const left = await tx<{ tenantId: string; roleType: string }[]>`
    update user_role set status = 'disabled', updated_at = clock_timestamp()
    where user_id = ${userId} and status = 'active' returning tenant_id, role_type`
  const led = left.flatMap(({ tenantId, roleType }) => (roleType === 'admin' ? [tenantId] : []))
  const orphaned = await tx<{ name: string; isProvider: boolean }[]>`
    select t.name, t.is_provider from tenant t
    where t.id = any(${led}::uuid[]) and t.closes_at is null and not exists (
      select from user_role ur join app_user u on u.id = ur.user_id and u.deactivated_at is null
      where ur.tenant_id = t.id and ur.role_type = 'admin' and ur.status = 'active' and ur.ends_at is null
    )
    order by t.name`
  const details = orphaned.map(({ name, isProvider }) => ({
    path: 'userRoles',
    message: (isProvider ? lastProviderTexts : lastOwnerTexts)[language](name),
  }))
  if (details.length > 0) refuse('UPDATE_NOT_ALLOWED', details)
  await tx`
    update user_role set status = 'invitationDeclined', updated_at = now()
    where user_id = ${userId} and status = 'invitationPending'`
  return left.map(({ tenantId }) => tenantId)
}

/** Credentials and what is no longer needed are deleted; the name stays beside what the person wrote. */
const closeAccount = async (tx: Transaction, userId: string): Promise<void> => {
  await tx`
    update app_user set deactivated_at = now(), password_hash = null, avatar = null, school_draft = null,
      updated_at = now()
    where id = ${userId}`
  await tx`delete from external_identity where user_id = ${userId}`
  await tx`delete from two_factor where user_id = ${userId}`
  await tx`delete from known_device where user_id = ${userId}`
  await tx`delete from one_time_code where user_id = ${userId}`
  await endSessions(tx, userId, null)
}

/** The throttle to be forgiven once the account is closed; an account without a password has none. */
const confirmed = async (call: Call, password: string | undefined, confirmation: Confirmation) => {
  if (password !== undefined) return (await confirmPassword(call, password, confirmation)).throttle
  await confirmFreshSignIn(call)
  return undefined
}

/**
 * Closes the caller's account, after its password, or a fresh sign-in at the hub where it has none. PASSWORD_MISMATCH,
 * TOO_MANY_REQUESTS, SIGN_IN_TOO_OLD, INVALID_PARAMETERS where the password is missing, and UPDATE_NOT_ALLOWED for the
 * last active admin of a school that stays, with a sentence for each school.
 */
export const deactivateMe = async (
  call: Call,
  currentPassword: string | undefined,
  confirmation: Confirmation,
): Promise<void> => {
  const throttle = await confirmed(call, currentPassword, confirmation)
  const { userId } = call.session
  await writeDirectory(call.db, async (tx) => {
    const tenantIds = await leaveSchools(tx, call)
    await closeAccount(tx, userId)
    await throttle?.forgive(tx)
    const by = { requestId: call.requestId, actor: { userId } }
    await withdrawInvitations(tx, by, userId)
    // The audit of each school gets an entry of its own.
    for (const tenantId of tenantIds) await auditInSchool(tx, by, tenantId, 'user.deactivate', userId)
  })
}
