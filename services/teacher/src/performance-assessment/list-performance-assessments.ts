import type { Call } from '@lernspur/service-kit/call'
import type { ListRequest } from '@lernspur/service-kit/list-request'
import { assessmentPage } from './performance-assessment.query'

/** Assessments of all visible classes and the school's templates. */
export const listPerformanceAssessments = async (call: Call, list: ListRequest) => {
  const [rows, [total]] = await call.read((tx) => assessmentPage(tx, call.actor, list, tx`true`))
  return { rows, count: total?.count ?? 0 }
}
