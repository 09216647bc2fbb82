import { statisticsRoutes } from '@lernspur/contracts/teacher/statistics/statistics.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { getAssessmentStatistics } from './view/get-assessment-statistics'
import { getCoverageStatistics } from './view/get-coverage-statistics'
import { getDevelopmentStatistics } from './view/get-development-statistics'
import { getLevelStatistics } from './view/get-level-statistics'
import { getStudentStatistics } from './view/get-student-statistics'

/** Figures of a class, one call per view. */
export const statisticsSlice = slice(statisticsRoutes, {
  getLevelStatistics: ({ call, params, query }) => getLevelStatistics(call, { ...params, filter: query }),
  getDevelopmentStatistics: ({ call, params, query }) => getDevelopmentStatistics(call, { ...params, filter: query }),
  getCoverageStatistics: ({ call, params, query }) => getCoverageStatistics(call, { ...params, filter: query }),
  getAssessmentStatistics: ({ call, params, query }) => getAssessmentStatistics(call, { ...params, filter: query }),
  getStudentStatistics: ({ call, params, query }) => getStudentStatistics(call, { ...params, filter: query }),
})
