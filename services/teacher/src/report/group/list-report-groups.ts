import type { ReportGroup } from '@lernspur/contracts/report-group.contract'
import type { Call } from '@lernspur/service-kit/call'
import { visibleClasses } from '@lernspur/service-kit/class-access'
import { compileList } from '@lernspur/service-kit/list-query'
import type { ListRequest } from '@lernspur/service-kit/list-request'
import { refuse } from '@lernspur/service-kit/refusal'
import { shownGroup } from './report-group.query'

const columns = {
  id: 'g.id',
  name: 'g.name',
  createdById: 'g.created_by_id',
  createdAt: 'g.created_at',
  updatedAt: 'g.updated_at',
}

/** Groups of a class, newest first. */
export const listReportGroups = async (call: Call, schoolClassId: string, list: ListRequest) => {
  const [visible, rows, [total]] = await call.read((tx) => {
    const { where, order, page } = compileList(tx, list, columns, [{ field: 'createdAt', dir: 'desc' }])
    const matches = tx`g.tenant_id = ${call.actor.tenantId} and g.school_class_id = ${schoolClassId} and ${where}`
    return [
      tx`select from (${visibleClasses(tx, call.actor)}) as visible (id) where id = ${schoolClassId}`,
      tx<ReportGroup[]>`select ${shownGroup(tx)} from report_group g where ${matches} order by ${order} ${page}`,
      tx<{ count: number }[]>`select count(*)::integer as count from report_group g where ${matches}`,
    ]
  })
  if (visible.length === 0) refuse('NOT_FOUND')
  return { rows, count: total?.count ?? 0 }
}
