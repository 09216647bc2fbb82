import type { Fragment, Transaction } from '@lernspur/service-kit/call/call'
import type { Actor } from '@lernspur/service-kit/session/actor'
import { schoolToday } from '@lernspur/service-kit/tenant/school-today'

/** First day of the current term, or half a year ago between terms. */
export const termStart = (tx: Transaction, actor: Actor): Fragment => tx`coalesce(
  (select max(stm.start_date) from school_term stm
    where stm.tenant_id = ${actor.tenantId} and ${schoolToday(tx, actor)} between stm.start_date and stm.end_date),
  ${schoolToday(tx, actor)} - 182)`
