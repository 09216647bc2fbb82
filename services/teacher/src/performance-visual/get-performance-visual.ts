import type { PerformanceVisual } from '@lernspur/contracts/teacher/performance-visual.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import { visiblePerformanceVisual } from './performance-visual.policy'

/** One scale with its levels; NOT_FOUND when the caller may not see it. */
export const getPerformanceVisual = async (call: Call, id: string): Promise<PerformanceVisual> => {
  const [[row]] = await call.read((tx) => [
    tx<{ document: PerformanceVisual }[]>`
      select pv.document from performance_visual_document pv
      where ${visiblePerformanceVisual(tx, call.actor)} and pv.id = ${id}`,
  ])
  return row?.document ?? refuse('NOT_FOUND')
}
