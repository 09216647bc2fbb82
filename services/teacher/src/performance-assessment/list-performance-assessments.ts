import type { performanceAssessmentRoutes } from '@lernspur/contracts/teacher/performance-assessment.contract'
import type { Call } from '@lernspur/service-kit/call/call'
import { pageOf } from '@lernspur/service-kit/list/list-page'
import type { ListOf } from '@lernspur/service-kit/list/list-request'
import { assessmentPage } from './performance-assessment.query'

/** Assessments of all visible classes and the school's templates. */
export const listPerformanceAssessments = async (
  call: Call,
  list: ListOf<typeof performanceAssessmentRoutes.listPerformanceAssessments>,
) => pageOf(await call.read((tx) => assessmentPage(tx, call.actor, list, tx`true`)))
