import type {
  PerformanceVisual,
  performanceVisualRoutes,
} from '@lernspur/contracts/teacher/performance-visual.contract'
import type { Call } from '@lernspur/service-kit/call/call'
import { pageOf, pageQueries } from '@lernspur/service-kit/list/list-page'
import { compileList } from '@lernspur/service-kit/list/list-query'
import type { ListOf } from '@lernspur/service-kit/list/list-request'
import { visiblePerformanceVisual } from './performance-visual.policy'

const columns = {
  id: 'pv.id',
  name: 'pv.name',
  levels: 'pv.levels',
  schoolClassId: 'pv.school_class_id',
  isTemplate: 'pv.is_template',
  originId: 'pv.origin_id',
  createdAt: 'pv.created_at',
  updatedAt: 'pv.updated_at',
}

/** Scales with their levels, by name. */
export const listPerformanceVisuals = async (
  call: Call,
  list: ListOf<typeof performanceVisualRoutes.listPerformanceVisuals>,
) => {
  const { rows, count } = pageOf(
    await call.read((tx) =>
      pageQueries<{ document: PerformanceVisual }>(
        tx,
        compileList(tx, list, columns, [{ field: 'name', dir: 'asc' }]),
        {
          select: tx`pv.document`,
          from: tx`performance_visual_document pv where ${visiblePerformanceVisual(tx, call.actor)}`,
        },
      ),
    ),
  )
  return { rows: rows.map((row) => row.document), count }
}
