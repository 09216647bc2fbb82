import type { Fragment, Transaction } from '../call/call'
import type { Actor } from '../session/actor'

/**
 * When a day (YYYY-MM-DD, or an expression of type date) is over in the time zone of the actor's school; null for none.
 */
export const dayEnd = (
  tx: Transaction,
  { tenantId }: Pick<Actor, 'tenantId'>,
  day: Fragment | string | null,
): Fragment =>
  tx`(
    select (${day}::date + 1)::timestamp at time zone country.time_zone
    from tenant t join country on country.id = t.country_id where t.id = ${tenantId})`
