import { performanceVisualRoutes } from '@lernspur/contracts/teacher/performance-visual.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { createPerformanceLevel } from './create-performance-level'
import { createPerformanceVisual } from './create-performance-visual'
import { deletePerformanceLevel } from './delete-performance-level'
import { deletePerformanceVisual } from './delete-performance-visual'
import { getPerformanceVisual } from './get-performance-visual'
import { listPerformanceVisuals } from './list-performance-visuals'
import { updatePerformanceLevel } from './update-performance-level'
import { updatePerformanceVisual } from './update-performance-visual'
import { duplicatePerformanceVisual } from './use/duplicate-performance-visual'
import { getScaleUse } from './use/get-scale-use'

export const performanceVisualSlice = slice(performanceVisualRoutes, {
  createPerformanceVisual: ({ call, body }) => createPerformanceVisual(call, body),
  listPerformanceVisuals: ({ call, list }) => listPerformanceVisuals(call, list),
  getPerformanceVisual: ({ call, params }) => getPerformanceVisual(call, params.id),
  updatePerformanceVisual: ({ call, params, body }) => updatePerformanceVisual(call, params.id, body),
  deletePerformanceVisual: ({ call, params }) => deletePerformanceVisual(call, params.id),
  getScaleUse: ({ call, params }) => getScaleUse(call, params.id),
  duplicatePerformanceVisual: ({ call, params, body }) => duplicatePerformanceVisual(call, params.id, body),
  createPerformanceLevel: ({ call, params, body, files }) =>
    createPerformanceLevel(call, params.visualId, body, files.file),
  updatePerformanceLevel: ({ call, params, body, files }) =>
    updatePerformanceLevel(call, params, { ...body, file: files.file }),
  deletePerformanceLevel: ({ call, params }) => deletePerformanceLevel(call, params),
})
