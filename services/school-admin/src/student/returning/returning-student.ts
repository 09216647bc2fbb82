import type { ReturningStudent } from '@lernspur/contracts/school-admin/student.contract'
import type { Fragment, Query, Transaction } from '@lernspur/service-kit/call/call'
import type { Actor } from '@lernspur/service-kit/session/actor'
import { schoolToday } from '@lernspur/service-kit/tenant/school-today'
import { lastDayOfClasses } from '../lookup/enrolment.query'

interface Name {
  readonly firstName: string
  readonly lastName: string
}

/**
 * Condition on `s` (student): in no class whose year has not ended. Whoever manages the students of a class may take
 * such a child into it, and learns of it by its name alone (rule student.8).
 */
export const isReturning = (tx: Transaction, actor: Actor): Fragment => tx`
  s.tenant_id = ${actor.tenantId} and s.erases_at is null and ${lastDayOfClasses(tx)} < ${schoolToday(tx, actor)}`

/** Students of the school with the names, in no class, each with the position of its name and the last class it was in. */
export const returningStudentsQuery = (
  tx: Transaction,
  actor: Actor,
  names: readonly Name[],
): Query<ReturningStudent> => {
  const { tenantId } = actor
  const rows = names.map(({ firstName, lastName }, position) => ({ name: `${firstName} ${lastName}`, position }))
  return tx<ReturningStudent[]>`
    select i.position, s.id, s.first_name, s.last_name, s.updated_at, last.name as last_class, last.day as last_day
    from jsonb_to_recordset(${tx.json(rows)}) as i (name text, position integer)
    join student s on s.tenant_id = ${tenantId} and s.search_text = search_text(i.name)
    left join lateral (
      select sc.name, attended.day
      from (
        select fcr.school_class_id, fcr.left_on as day from former_class_relation fcr
        where fcr.tenant_id = s.tenant_id and fcr.student_id = s.id
        union all
        select scr.school_class_id, sy.school_year_end from student_class_relation scr
        join school_class of_sc on of_sc.tenant_id = scr.tenant_id and of_sc.id = scr.school_class_id
        join school_year sy on sy.tenant_id = of_sc.tenant_id and sy.id = of_sc.school_year_id
        where scr.tenant_id = s.tenant_id and scr.student_id = s.id
      ) as attended
      join school_class sc on sc.tenant_id = s.tenant_id and sc.id = attended.school_class_id
      order by attended.day desc, sc.id desc limit 1
    ) as last on true
    where ${isReturning(tx, actor)}
    order by i.position, last.day desc nulls last, s.id`
}
