import type { Query, Transaction } from '@lernspur/service-kit/call/call'
import type { Session } from '@lernspur/service-kit/session/session'

/**
 * Condition on `n` (notification): the user's own, of no school or of schools where the user has an active or pending
 * role. A disabled member no longer reads notifications of the school.
 */
export const ownNotifications = (tx: Transaction, { userId }: Session): Query => tx`
  n.user_id = ${userId} and (
    n.tenant_id is null or n.tenant_id in (
      select ur.tenant_id from user_role ur join tenant t on t.id = ur.tenant_id and not t.is_disabled
      where ur.user_id = ${userId} and ur.status in ('active', 'invitationPending')
    )
  )`
