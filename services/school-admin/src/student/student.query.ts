import type { Student, studentFields } from '@lernspur/contracts/school-admin/student.contract'
import { visibleClasses, visibleSubjects } from '@lernspur/service-kit/access/class-access'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Fragment, Transaction } from '@lernspur/service-kit/call/call'
import type { WithTotal } from '@lernspur/service-kit/list/list-page'
import type { ColumnsOf, CompiledList } from '@lernspur/service-kit/list/list-query'
import type { Actor } from '@lernspur/service-kit/session/actor'

/** Columns of `s` (student) by the fields that all lists of students share. */
export const studentColumns = (tx: Transaction) =>
  ({
    id: 's.id',
    name: { text: tx`(s.first_name || ' ' || s.last_name)`, searched: 's.search_text' },
    firstName: 's.first_name',
    lastName: 's.last_name',
    createdAt: 's.created_at',
    updatedAt: 's.updated_at',
  }) satisfies ColumnsOf<typeof studentFields>

/** Classes of `s` (student) that the actor may see, with their accessible subjects, as one JSON expression. */
const classesColumn = (tx: Transaction, actor: Actor): Fragment => tx`
  coalesce((
    select jsonb_agg(jsonb_build_object('id', sc.id, 'name', sc.name, 'schoolSubjectIds', array(
      select ssr.school_subject_id from student_subject_relation ssr
      where ssr.tenant_id = scr.tenant_id and ssr.student_id = scr.student_id and ssr.school_class_id = scr.school_class_id
        and ssr.school_subject_id in (${visibleSubjects(tx, actor)})
    )) order by sc.school_level, sc.name, sc.id)
    from student_class_relation scr
    join school_class sc on sc.tenant_id = scr.tenant_id and sc.id = scr.school_class_id
    where scr.tenant_id = s.tenant_id and scr.student_id = s.id and sc.id in (${visibleClasses(tx, actor)})
  ), '[]')`

/** Select list over `s` (student). */
const studentSelection = (tx: Transaction, actor: Actor): Fragment => tx`
  s.id, s.first_name, s.last_name, s.avatar, s.birth_date, s.erases_at, s.created_at, s.updated_at,
  ${classesColumn(tx, actor)} as school_classes`

/** Reads a student after a change, in the same transaction. */
export const readStudent = async (tx: Transaction, { actor }: Call, id: string): Promise<Student> => {
  const [row] = await tx<Student[]>`
    select ${studentSelection(tx, actor)} from student s where s.tenant_id = ${actor.tenantId} and s.id = ${id}`
  return row ?? refuse('NOT_FOUND')
}

/** Reads students after a change in the same transaction, in the order in which they were created. */
export const readStudents = async (tx: Transaction, { actor }: Call, ids: readonly string[]): Promise<Student[]> => [
  ...(await tx<Student[]>`
    select ${studentSelection(tx, actor)} from student s
    where s.tenant_id = ${actor.tenantId} and s.id = any(${[...ids]}::uuid[]) order by s.id`),
]

/**
 * A page of students with the count of all matches (`countedPageOf`); `condition` limits what is visible. Classes are
 * read for the rows of the page only. If an index covers all conditions of the caller, the page comes from it and
 * matches are counted separately; otherwise one search gives both.
 */
export const studentPage = (tx: Transaction, actor: Actor, compiled: CompiledList, condition: Fragment) => {
  const { where, order, page, isIndexed } = compiled
  const students = tx`student s where s.tenant_id = ${actor.tenantId} and ${condition} and ${where}`
  const matches = tx`select s.* from ${students}`
  return tx<WithTotal<Student>[]>`
    with matches as ${isIndexed ? tx`not materialized` : tx`materialized`} (${matches}),
    page as materialized (select s.* from matches s order by ${order} ${page})
    select ${studentSelection(tx, actor)}, total.count as total
    from (select count(*)::integer as count from matches) as total left join page s on true
    order by ${order}`
}
