import type {
  CreatePerformanceVisual,
  PerformanceVisual,
} from '@lernspur/contracts/teacher/performance-visual.contract'
import { requireRightOn } from '@lernspur/service-kit/access/class-access'
import type { Call } from '@lernspur/service-kit/call/call'
import { insertPerformanceVisual } from '../performance-scale/insert-performance-visual'
import { readVisual } from './performance-visual.query'

/** Creates a scale of a class, or a template of the school without one; CREATE_NOT_ALLOWED without the right to. */
export const createPerformanceVisual = (call: Call, input: CreatePerformanceVisual): Promise<PerformanceVisual> =>
  call.write(async (tx) => {
    const schoolClassId = input.schoolClassId ?? null
    await requireRightOn(tx, call.actor, schoolClassId, 'visuals', 'CREATE_NOT_ALLOWED')
    return readVisual(tx, call, await insertPerformanceVisual(tx, call, input, schoolClassId))
  })
