import type { performanceAssessmentRoutes } from '@lernspur/contracts/teacher/performance-assessment.contract'
import { visibleClasses } from '@lernspur/service-kit/access/class-access'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import { pageOf } from '@lernspur/service-kit/list/list-page'
import type { ListOf } from '@lernspur/service-kit/list/list-request'
import { schoolToday } from '@lernspur/service-kit/tenant/school-today'
import { assessmentPage } from './performance-assessment.query'

/** Assessments of a class in the current term of the school's time zone; none between terms. */
export const listCurrentSemesterAssessments = async (
  call: Call,
  schoolClassId: string,
  list: ListOf<typeof performanceAssessmentRoutes.listCurrentSemesterAssessments>,
) => {
  const [visible, ...found] = await call.read((tx) => {
    const current = tx`pa.school_class_id = ${schoolClassId} and pa.school_term_id in (
      select stm.id from school_term stm
      where stm.tenant_id = ${call.actor.tenantId}
        and ${schoolToday(tx, call.actor)} between stm.start_date and stm.end_date)`
    return [
      tx`select from (${visibleClasses(tx, call.actor)}) as visible (id) where id = ${schoolClassId}`,
      ...assessmentPage(tx, call.actor, list, current),
    ]
  })
  if (visible.length === 0) refuse('NOT_FOUND')
  return pageOf(found)
}
