import { type LookBack, lookBackLimits } from '@lernspur/contracts/teacher/student/look-back.contract'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { schoolToday } from '@lernspur/service-kit/tenant/school-today'
import { entriesOf } from '../observation-change/entries-of-class'

/** How often the caller has looked at each child; nobody else's entries count (rule look-back.3). */
export const attentionQuery = (tx: Transaction, call: Call, schoolClassId: string) => tx<
  LookBack['attention']['students']
>`
  with own as (
    select e.student_id, count(*)::integer as count from (${entriesOf(tx, call, schoolClassId)}) as e
    where e.creator_id = ${call.actor.userId}
      and e.observed_at > ${schoolToday(tx, call.actor)} - ${lookBackLimits.attentionDays}::integer
    group by e.student_id)
  select s.id, s.first_name, s.last_name, coalesce(own.count, 0) as count
  from student_class_relation scr
  join student s on s.tenant_id = scr.tenant_id and s.id = scr.student_id
  left join own on own.student_id = s.id
  where scr.tenant_id = ${call.actor.tenantId} and scr.school_class_id = ${schoolClassId}
  order by s.first_name collate "de-x-icu", s.last_name collate "de-x-icu", s.id`

/** The same by weekday, 1 for Monday; weekdays without an entry are missing. */
export const weekdayQuery = (tx: Transaction, call: Call, schoolClassId: string) => tx<
  { readonly weekday: number; readonly count: number }[]
>`
  select extract(isodow from e.observed_at)::integer as weekday, count(*)::integer as count
  from (${entriesOf(tx, call, schoolClassId)}) as e
  where e.creator_id = ${call.actor.userId}
    and e.observed_at > ${schoolToday(tx, call.actor)} - ${lookBackLimits.attentionDays}::integer
  group by weekday`
