import type { PerformanceVisual } from '@lernspur/contracts/performance-visual.contract'
import type { Call } from '@lernspur/service-kit/call'
import { compileList } from '@lernspur/service-kit/list-query'
import type { ListRequest } from '@lernspur/service-kit/list-request'
import { visiblePerformanceVisual } from './performance-visual.policy'

const columns = {
  id: 'v.id',
  name: 'v.name',
  levels: 'v.levels',
  schoolClassId: 'v.school_class_id',
  isTemplate: 'v.is_template',
  originId: 'v.origin_id',
  createdAt: 'v.created_at',
  updatedAt: 'v.updated_at',
}

/** Scales with their levels, by name. */
export const listPerformanceVisuals = async (call: Call, list: ListRequest) => {
  const [rows, [total]] = await call.read((tx) => {
    const { where, order, page } = compileList(tx, list, columns, [{ field: 'name', dir: 'asc', kind: 'text' }])
    const source = tx`performance_visual_document v where ${visiblePerformanceVisual(tx, call.actor)} and ${where}`
    return [
      tx<{ document: PerformanceVisual }[]>`select v.document from ${source} order by ${order} ${page}`,
      tx<{ count: number }[]>`select count(*)::integer as count from ${source}`,
    ]
  })
  return { rows: rows.map((row) => row.document), count: total?.count ?? 0 }
}
