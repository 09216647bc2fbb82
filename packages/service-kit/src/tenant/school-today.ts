import type { Fragment, Transaction } from '../call/call'
import type { Actor } from '../session/actor'

/**
 * Today in the actor's school as a date; a subquery, so that a statement evaluates it once rather than for each row.
 */
export const schoolToday = (tx: Transaction, { tenantId }: Pick<Actor, 'tenantId'>): Fragment =>
  tx`(select school_today(${tenantId}))`
