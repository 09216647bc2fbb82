import { closingDays } from '@lernspur/contracts/school-admin/data-protection/school-closing.contract'
import { refuse } from '../../call/api-error'
import { audit, auditInSchool } from '../../call/audit'
import type { Call, Transaction } from '../../call/call'
import { isMoving } from '../tenant-row'
import { notifyOfClosing } from './closing-notice'
import { movingTexts } from './closing-texts'

/** A school whose row is locked. */
interface LockedSchool {
  readonly id: string
  readonly name: string
}

/** Records it in the audit of the school, and in the provider's where the provider acts. */
const auditBoth = async (tx: Transaction, call: Call, action: `tenant.${string}`, tenantId: string): Promise<void> => {
  await audit(tx, call, action, tenantId)
  if (tenantId !== call.actor.tenantId) await auditInSchool(tx, call, tenantId, action, tenantId)
}

export interface OrderedClosing {
  readonly id: string
  readonly requestedAt: string
  readonly dueAt: string
}

/**
 * Orders the closing of a school in 30 days: from now on it is read-only, and its admins and managers are told. The
 * caller has locked the school and knows that no closing is pending (rule keeping.4). NO_PERMISSION for a school that moves
 * to another installation (rule move.2).
 */
export const orderClosing = async (
  tx: Transaction,
  call: Call,
  { id: tenantId, name }: LockedSchool,
  { byProvider }: { readonly byProvider: boolean },
): Promise<OrderedClosing | undefined> => {
  const { userId } = call.actor
  const moving = await tx`select from tenant t where t.id = ${tenantId} and ${isMoving(tx)}`
  if (moving.length > 0) refuse('NO_PERMISSION', [{ path: 'tenant', message: movingTexts[call.language] }])
  const [closing] = await tx<OrderedClosing[]>`
    insert into school_closing (school_id, school_name, by_provider, requested_by_id, due_at)
    values (${tenantId}, ${name}, ${byProvider}, ${userId}, now() + make_interval(days => ${closingDays}))
    on conflict (school_id) where undone_at is null and closed_at is null do nothing
    returning id, requested_at, due_at`
  if (!closing) return undefined
  await tx`update tenant set closes_at = ${closing.dueAt} where id = ${tenantId}`
  await notifyOfClosing(tx, { tenantId, tenantName: name, requesterId: userId, dueAt: closing.dueAt })
  await auditBoth(tx, call, 'tenant.requestClosing', tenantId)
  return closing
}

/**
 * Undoes a pending closing; false when there is none, or its time is over. The provider undoes only what it has ordered
 * itself.
 */
export const undoOrder = async (
  tx: Transaction,
  call: Call,
  tenantId: string,
  { byProvider }: { readonly byProvider?: true } = {},
): Promise<boolean> => {
  const { userId } = call.actor
  const [school] = await tx<LockedSchool[]>`select id, name from tenant where id = ${tenantId} for update`
  if (!school) return false
  const undone = await tx`
    update school_closing set undone_at = now(), undone_by_id = ${userId}
    where school_id = ${tenantId} and undone_at is null and closed_at is null and due_at > now()
      and (by_provider or not ${byProvider ?? false})`
  if (undone.count === 0) return false
  await tx`update tenant set closes_at = null where id = ${tenantId}`
  await notifyOfClosing(tx, { tenantId, tenantName: school.name, requesterId: userId, dueAt: null })
  await auditBoth(tx, call, 'tenant.undoClosing', tenantId)
  return true
}
