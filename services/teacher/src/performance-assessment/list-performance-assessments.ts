import type { performanceAssessmentRoutes } from '@lernspur/contracts/performance-assessment.contract'
import type { Call } from '@lernspur/service-kit/call'
import { pageOf } from '@lernspur/service-kit/list-page'
import type { ListOf } from '@lernspur/service-kit/list-request'
import { assessmentPage } from './performance-assessment.query'

/** Assessments of all visible classes and the school's templates. */
export const listPerformanceAssessments = async (
  call: Call,
  list: ListOf<typeof performanceAssessmentRoutes.listPerformanceAssessments>,
) => pageOf(await call.read((tx) => assessmentPage(tx, call.actor, list, tx`true`)))
