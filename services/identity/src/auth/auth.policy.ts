import type { Query, Transaction } from '@lernspur/service-kit/call'

/**
 * Condition on `r` (user_role) and `t` (tenant): roles that a person may work in are active and belong to a school
 * that is not disabled. `resolve_session` asks the same of a running session.
 */
export const isUsableRole = (tx: Transaction): Query => tx`(r.status = 'active' and not t.is_disabled)`
