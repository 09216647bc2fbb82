import type {
  PerformanceAssessment,
  performanceAssessmentRoutes,
} from '@lernspur/contracts/performance-assessment.contract'
import type { Actor } from '@lernspur/service-kit/actor'
import type { Call, Fragment, Transaction } from '@lernspur/service-kit/call'
import { visibleClasses } from '@lernspur/service-kit/class-access'
import { pageQueries } from '@lernspur/service-kit/list-page'
import { compileList } from '@lernspur/service-kit/list-query'
import type { ListOf } from '@lernspur/service-kit/list-request'
import { refuse } from '@lernspur/service-kit/refusal'

const columns = {
  id: 'a.id',
  name: 'a.name',
  weighting: 'a.weighting',
  schoolLevel: 'a.school_level',
  schoolTermSemester: 'a.school_term_semester',
  isTemplate: 'a.is_template',
  schoolTermId: 'a.school_term_id',
  schoolClassId: 'a.school_class_id',
  performanceVisualId: 'a.performance_visual_id',
  createdAt: 'a.created_at',
  updatedAt: 'a.updated_at',
}

/** Assessments that the actor may see: the school's templates and those of visible classes. `a` is the assessment. */
export const visibleAssessment = (tx: Transaction, actor: Actor): Fragment =>
  tx`a.tenant_id = ${actor.tenantId}
    and (a.school_class_id is null or a.school_class_id in (${visibleClasses(tx, actor)}))`

/** What an assessment shows, as a select list over `a`. */
export const shownAssessment = (tx: Transaction): Fragment => tx`
  a.id, a.name, a.weighting::float8 as weighting, a.school_level, a.school_term_semester, a.is_template,
  a.school_term_id, a.tenant_id, a.school_class_id, a.performance_visual_id, a.created_at, a.updated_at,
  (select v.document from performance_visual_document v
    where v.tenant_id = a.tenant_id and v.id = a.performance_visual_id) as performance_visual,
  exists (select from observation o
    where o.tenant_id = a.tenant_id and o.performance_assessment_id = a.id) as has_observations`

/** A page of assessments by name and the number of all matches; `condition` narrows what is visible. */
export const assessmentPage = (
  tx: Transaction,
  actor: Actor,
  list: ListOf<typeof performanceAssessmentRoutes.listPerformanceAssessments>,
  condition: Fragment,
) =>
  pageQueries<PerformanceAssessment>(tx, compileList(tx, list, columns, [{ field: 'name', dir: 'asc' }]), {
    select: shownAssessment(tx),
    from: tx`performance_assessment a where ${visibleAssessment(tx, actor)} and ${condition}`,
  })

/** Assessments after a change in the same transaction, in the order in which they were made. */
export const readAssessments = async (
  tx: Transaction,
  { actor }: Call,
  ids: readonly string[],
): Promise<PerformanceAssessment[]> => [
  ...(await tx<PerformanceAssessment[]>`
    select ${shownAssessment(tx)} from performance_assessment a
    where a.tenant_id = ${actor.tenantId} and a.id = any(${[...ids]}::uuid[]) order by a.id`),
]

/** One assessment after a change in the same transaction. */
export const readAssessment = async (tx: Transaction, call: Call, id: string): Promise<PerformanceAssessment> => {
  const [row] = await readAssessments(tx, call, [id])
  return row ?? refuse('NOT_FOUND')
}
