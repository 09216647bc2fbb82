import type { Actor } from '../call/actor'
import type { Fragment, Transaction } from '../call/call'

/** Today in the actor's school as a date; a subquery, so that a statement asks it once and not for each row. */
export const schoolToday = (tx: Transaction, { tenantId }: Pick<Actor, 'tenantId'>): Fragment =>
  tx`(select school_today(${tenantId}))`
