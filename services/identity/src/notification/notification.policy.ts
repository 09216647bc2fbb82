import type { Query, Transaction } from '@lernspur/service-kit/call'
import type { Session } from '@lernspur/service-kit/session'

/**
 * Condition on `n` (notification): own ones, of no school or of schools that the person works at or is invited to. Who
 * was switched off reads nothing more of a school.
 */
export const ownNotifications = (tx: Transaction, { userId }: Session): Query => tx`
  n.user_id = ${userId} and (
    n.tenant_id is null or n.tenant_id in (
      select r.tenant_id from user_role r join tenant t on t.id = r.tenant_id and not t.is_disabled
      where r.user_id = ${userId} and r.status in ('active', 'invitationPending')
    )
  )`
