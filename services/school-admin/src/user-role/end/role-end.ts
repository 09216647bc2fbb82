import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { requireComingDays } from '@lernspur/service-kit/tenant/coming-days'
import { dayEnd } from '@lernspur/service-kit/tenant/day-end'
import type { LockedRole } from '@lernspur/service-kit/tenant/user-role'

/**
 * Sets the last day of a locked role, or none with null; undefined leaves it (rule role.11). VALIDATION_FAILED for a
 * day that is past, UPDATE_NOT_ALLOWED for the caller's own role. Whether the school keeps an admin without an end is
 * checked with the change of the role that follows.
 */
export const setRoleEnd = async (
  tx: Transaction,
  call: Call,
  role: LockedRole,
  endsOn: string | null | undefined,
): Promise<void> => {
  if (endsOn === undefined || endsOn === role.endsOn) return
  if (role.userId === call.actor.userId) refuse('UPDATE_NOT_ALLOWED')
  await requireComingDays(tx, call, [{ path: 'endsOn', day: endsOn }])
  await tx`
    update user_role ur set ends_on = ${endsOn}, ends_at = ${dayEnd(tx, call.actor, endsOn)}, end_notified_at = null,
      end_set_by_id = case when ${endsOn}::date is not null then ${call.actor.userId}::uuid end
    where ur.tenant_id = ${role.tenantId} and ur.id = ${role.id}`
}
