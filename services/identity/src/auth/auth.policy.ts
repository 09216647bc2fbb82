import type { Query, Transaction } from '@lernspur/service-kit/call/call'

/**
 * Condition on `ur` (user_role) and `t` (tenant): roles that a person may work in are active, have not ended and belong
 * to a school that is not disabled. `resolve_session` applies the same rule to a session.
 */
export const isUsableRole = (tx: Transaction): Query => tx`
  (ur.status = 'active' and (ur.ends_at is null or ur.ends_at > now()) and not t.is_disabled)`
