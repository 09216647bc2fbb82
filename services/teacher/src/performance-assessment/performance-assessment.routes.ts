import { performanceAssessmentRoutes } from '@lernspur/contracts/performance-assessment.contract'
import { slice } from '@lernspur/service-kit/slice'
import { getPerformanceAssessment } from './get-performance-assessment'
import { listCurrentSemesterAssessments } from './list-current-semester-assessments'
import { listPerformanceAssessments } from './list-performance-assessments'

export const performanceAssessmentSlice = slice(performanceAssessmentRoutes, {
  listPerformanceAssessments: ({ call, list }) => listPerformanceAssessments(call, list),
  getPerformanceAssessment: ({ call, params }) => getPerformanceAssessment(call, params.id),
  listCurrentSemesterAssessments: ({ call, params, list }) =>
    listCurrentSemesterAssessments(call, params.schoolClassId, list),
})
