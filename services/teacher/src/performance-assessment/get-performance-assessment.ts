import type { PerformanceAssessment } from '@lernspur/contracts/teacher/performance-assessment.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import { assessmentColumns, visibleAssessment } from './performance-assessment.query'

/** One assessment with its scale; NOT_FOUND when the caller may not see it. */
export const getPerformanceAssessment = async (call: Call, id: string): Promise<PerformanceAssessment> => {
  const [[row]] = await call.read((tx) => [
    tx<PerformanceAssessment[]>`
      select ${assessmentColumns(tx)} from performance_assessment pa
      where ${visibleAssessment(tx, call.actor)} and pa.id = ${id}`,
  ])
  return row ?? refuse('NOT_FOUND')
}
