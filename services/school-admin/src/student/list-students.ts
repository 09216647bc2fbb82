import type { studentRoutes } from '@lernspur/contracts/school-admin/student.contract'
import { visibleClasses } from '@lernspur/service-kit/access/class-access'
import { visibleStudent } from '@lernspur/service-kit/access/student-access'
import type { Call, Fragment, Transaction } from '@lernspur/service-kit/call/call'
import { countedPageOf } from '@lernspur/service-kit/list/list-page'
import { compileList, peopleByName } from '@lernspur/service-kit/list/list-query'
import type { ListOf } from '@lernspur/service-kit/list/list-request'
import type { Actor } from '@lernspur/service-kit/session/actor'
import { schoolToday } from '@lernspur/service-kit/tenant/school-today'
import { enrolmentColumns } from './lookup/enrolment.query'
import { mayBeNamed } from './lookup/name-parts.query'
import { studentColumns, studentPage } from './student.query'

/** Relations to classes that the actor sees: `from … where …`, with `scr` as the relation. Leaders see all. */
const relations = (tx: Transaction, actor: Actor): Fragment => tx`
  student_class_relation scr
  where scr.tenant_id = ${actor.tenantId}
    and ${actor.roleType === 'user' ? tx`scr.school_class_id in (${visibleClasses(tx, actor)})` : tx`true`}`

/** Subquery `select id …` of classes that are running (rule student.5). */
const runningClasses = (tx: Transaction, actor: Actor): Fragment => tx`
  select sc.id from school_class sc
  left join school_year sy on sy.tenant_id = sc.tenant_id and sy.id = sc.school_year_id
  where sc.tenant_id = ${actor.tenantId}
    and case when sy.id is null then sc.is_active else sy.school_year_end >= ${schoolToday(tx, actor)} end`

/** By the member's own classes only; sets that do not depend on the row are read once for all rows. */
const seenEnrolment = (tx: Transaction, actor: Actor) => ({
  hasClass: tx`s.id in (select scr.student_id from ${relations(tx, actor)})`,
  hasRunningClass: tx`s.id in (
    select scr.student_id from ${relations(tx, actor)} and scr.school_class_id in (${runningClasses(tx, actor)}))`,
})

const columns = (tx: Transaction, actor: Actor) => {
  const { name, ...others } = studentColumns(tx)
  return {
    ...others,
    name: { ...name, near: (word: Fragment) => mayBeNamed(tx, actor, word) },
    schoolClassIds: tx`array(select scr.school_class_id from ${relations(tx, actor)} and scr.student_id = s.id)`,
    ...(actor.roleType === 'user' ? seenEnrolment(tx, actor) : enrolmentColumns(tx, actor)),
  }
}

type List = ListOf<typeof studentRoutes.listStudents>

/** Searches are planned each time, because the number of students that a word finds depends on the school. */
const isSearch = ({ filter }: List): boolean => filter.some(({ type }) => type === 'search')

/**
 * Students of the classes that the caller may see, by name; for managers and admins also those without a class. Only
 * classes that the caller sees can be filtered by.
 */
export const listStudents = async (call: Call, list: List) => {
  const [found] = await call.read(
    (tx) => [
      studentPage(
        tx,
        call.actor,
        compileList(tx, list, columns(tx, call.actor), peopleByName),
        visibleStudent(tx, call.actor),
      ),
    ],
    isSearch(list) ? 'custom' : 'auto',
  )
  return countedPageOf(found)
}
