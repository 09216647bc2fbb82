import { performanceVisualRoutes } from '@lernspur/contracts/performance-visual.contract'
import { slice } from '@lernspur/service-kit/slice'
import { getPerformanceVisual } from './get-performance-visual'
import { listPerformanceVisuals } from './list-performance-visuals'

export const performanceVisualSlice = slice(performanceVisualRoutes, {
  listPerformanceVisuals: ({ call, list }) => listPerformanceVisuals(call, list),
  getPerformanceVisual: ({ call, params }) => getPerformanceVisual(call, params.id),
})
