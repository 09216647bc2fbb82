import type { ReportGroup, reportGroupRoutes } from '@lernspur/contracts/teacher/report-group.contract'
import { visibleClasses } from '@lernspur/service-kit/access/class-access'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import { pageOf, pageQueries } from '@lernspur/service-kit/list/list-page'
import { compileList } from '@lernspur/service-kit/list/list-query'
import type { ListOf } from '@lernspur/service-kit/list/list-request'
import { groupColumns } from './report-group.query'

const columns = {
  id: 'rg.id',
  name: 'rg.name',
  createdById: 'rg.created_by_id',
  createdAt: 'rg.created_at',
  updatedAt: 'rg.updated_at',
}

/** Groups of a class, newest first. */
export const listReportGroups = async (
  call: Call,
  schoolClassId: string,
  list: ListOf<typeof reportGroupRoutes.listReportGroups>,
) => {
  const [visible, ...found] = await call.read((tx) => [
    tx`select from (${visibleClasses(tx, call.actor)}) as visible (id) where id = ${schoolClassId}`,
    ...pageQueries<ReportGroup>(tx, compileList(tx, list, columns, [{ field: 'createdAt', dir: 'desc' }]), {
      select: groupColumns(tx, call.actor),
      from: tx`report_group rg where rg.tenant_id = ${call.actor.tenantId} and rg.school_class_id = ${schoolClassId}`,
    }),
  ])
  if (visible.length === 0) refuse('NOT_FOUND')
  return pageOf(found)
}
