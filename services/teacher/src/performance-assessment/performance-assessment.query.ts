import type {
  PerformanceAssessment,
  performanceAssessmentRoutes,
} from '@lernspur/contracts/teacher/performance-assessment.contract'
import { visibleClasses } from '@lernspur/service-kit/access/class-access'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Fragment, Transaction } from '@lernspur/service-kit/call/call'
import { pageQueries } from '@lernspur/service-kit/list/list-page'
import { compileList } from '@lernspur/service-kit/list/list-query'
import type { ListOf } from '@lernspur/service-kit/list/list-request'
import type { Actor } from '@lernspur/service-kit/session/actor'

const columns = {
  id: 'pa.id',
  name: 'pa.name',
  weighting: 'pa.weighting',
  schoolLevel: 'pa.school_level',
  schoolTermSemester: 'pa.school_term_semester',
  isTemplate: 'pa.is_template',
  schoolTermId: 'pa.school_term_id',
  schoolClassId: 'pa.school_class_id',
  performanceVisualId: 'pa.performance_visual_id',
  createdAt: 'pa.created_at',
  updatedAt: 'pa.updated_at',
}

/** Assessments that the actor may see: the school's templates and those of visible classes. `pa` is the assessment. */
export const visibleAssessment = (tx: Transaction, actor: Actor): Fragment =>
  tx`pa.tenant_id = ${actor.tenantId}
    and (pa.school_class_id is null or pa.school_class_id in (${visibleClasses(tx, actor)}))`

/** Select list over `pa` (performance_assessment). */
export const assessmentColumns = (tx: Transaction): Fragment => tx`
  pa.id, pa.name, pa.weighting::float8 as weighting, pa.school_level, pa.school_term_semester, pa.is_template,
  pa.school_term_id, pa.tenant_id, pa.school_class_id, pa.performance_visual_id, pa.created_at, pa.updated_at,
  (select pv.document from performance_visual_document pv
    where pv.tenant_id = pa.tenant_id and pv.id = pa.performance_visual_id) as performance_visual,
  exists (select from observation o
    where o.tenant_id = pa.tenant_id and o.performance_assessment_id = pa.id) as has_observations`

/** A page of assessments by name and the count of all matches; `condition` limits what is visible. */
export const assessmentPage = (
  tx: Transaction,
  actor: Actor,
  list: ListOf<typeof performanceAssessmentRoutes.listPerformanceAssessments>,
  condition: Fragment,
) =>
  pageQueries<PerformanceAssessment>(tx, compileList(tx, list, columns, [{ field: 'name', dir: 'asc' }]), {
    select: assessmentColumns(tx),
    from: tx`performance_assessment pa where ${visibleAssessment(tx, actor)} and ${condition}`,
  })

/** Reads assessments after a change in the same transaction, in the order in which they were created. */
export const readAssessments = async (
  tx: Transaction,
  { actor }: Call,
  ids: readonly string[],
): Promise<PerformanceAssessment[]> => [
  ...(await tx<PerformanceAssessment[]>`
    select ${assessmentColumns(tx)} from performance_assessment pa
    where pa.tenant_id = ${actor.tenantId} and pa.id = any(${[...ids]}::uuid[]) order by pa.id`),
]

/** Reads an assessment after a change, in the same transaction. */
export const readAssessment = async (tx: Transaction, call: Call, id: string): Promise<PerformanceAssessment> => {
  const [row] = await readAssessments(tx, call, [id])
  return row ?? refuse('NOT_FOUND')
}
