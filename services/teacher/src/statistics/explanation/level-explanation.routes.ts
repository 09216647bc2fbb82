import { levelExplanationRoutes } from '@lernspur/contracts/teacher/statistics/level-explanation.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { getLevelExplanation } from './get-level-explanation'

/** The entries behind a level. */
export const levelExplanationSlice = slice(levelExplanationRoutes, {
  getLevelExplanation: ({ call, params, query }) => getLevelExplanation(call, { ...params, ...query }),
})
