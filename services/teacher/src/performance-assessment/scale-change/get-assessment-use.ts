import type { AssessmentUse } from '@lernspur/contracts/teacher/performance-assessment.contract'
import { requireRightOn, visibleSubjects } from '@lernspur/service-kit/access/class-access'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { visibleAssessment } from '../performance-assessment.query'

type Counts = Pick<AssessmentUse, 'observations' | 'hiddenStudents' | 'levels'>

const readCounts = (tx: Transaction, { actor }: Call, id: string) => tx<Counts[]>`
  with entry as (
    select o.student_id, o.performance_level_id, o.school_subject_id in (${visibleSubjects(tx, actor)}) as is_visible
    from observation o where o.tenant_id = ${actor.tenantId} and o.performance_assessment_id = ${id}
  )
  select
    (select count(*)::integer from entry) as observations,
    (select count(*)::integer from (
      select from entry group by student_id having not bool_or(is_visible)) as hidden) as hidden_students,
    coalesce((
      select jsonb_agg(jsonb_build_object('performanceLevelV2Id', pl.id, 'observations', used.count) order by pl.level)
      from (select performance_level_id, count(*) from entry group by performance_level_id) as used
      join performance_level pl on pl.tenant_id = ${actor.tenantId} and pl.id = used.performance_level_id
    ), '[]') as levels`

const readStudents = (tx: Transaction, { actor }: Call, id: string) => tx<AssessmentUse['students']>`
  select s.id, s.first_name, s.last_name, coalesce(
    jsonb_agg(jsonb_build_object('performanceLevelV2Id', pl.id, 'observations', used.count) order by pl.level)
      filter (where pl.id is not null), '[]') as levels
  from (
    select o.student_id, o.performance_level_id, count(*) from observation o
    where o.tenant_id = ${actor.tenantId} and o.performance_assessment_id = ${id}
      and o.school_subject_id in (${visibleSubjects(tx, actor)})
    group by o.student_id, o.performance_level_id
  ) as used
  join student s on s.tenant_id = ${actor.tenantId} and s.id = used.student_id
  left join performance_level pl on pl.tenant_id = ${actor.tenantId} and pl.id = used.performance_level_id
  group by s.tenant_id, s.id
  order by s.last_name, s.first_name, s.id`

/**
 * How many entries of which children depend on an assessment (rule assessment.6). NOT_FOUND when invisible,
 * NO_PERMISSION without the right to change it.
 */
export const getAssessmentUse = (call: Call, id: string): Promise<AssessmentUse> =>
  call.write(async (tx) => {
    const [row] = await tx<{ schoolClassId: string | null }[]>`
      select pa.school_class_id from performance_assessment pa
      where ${visibleAssessment(tx, call.actor)} and pa.id = ${id}`
    if (!row) return refuse('NOT_FOUND')
    await requireRightOn(tx, call.actor, row.schoolClassId, 'visuals', 'NO_PERMISSION')
    const [counts] = await readCounts(tx, call, id)
    const students = await readStudents(tx, call, id)
    return counts ? { ...counts, students: [...students] } : refuse('UNKNOWN')
  })
