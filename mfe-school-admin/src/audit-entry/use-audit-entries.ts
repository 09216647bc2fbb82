import { auditEntryListQuery } from '@lernspur/api-client/school-admin/data-protection/audit-entry.queries'
import { pageOfList } from '@lernspur/app-kit/table/page-of-list'
import { useListPage } from '@lernspur/app-kit/table/use-list-page'
import type { TableState } from '@lernspur/ui/components/table/table-state'

export const auditEntriesPerPage = 50

/** The start or end of a day in the browser's time zone, as an instant. */
const edgeOf = (day: string, edge: 'begin' | 'end'): string | undefined => {
  const at = new Date(`${day}T${edge === 'begin' ? '00:00:00' : '23:59:59.999'}`)
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString()
}

/** One page of the audit, filtered and sorted by the server. */
export const useAuditEntries = (table: TableState) => {
  const wanted = [
    { field: 'noun', type: 'eq', value: table.choice('noun') },
    { field: 'userId', type: 'eq', value: table.choice('person') },
    { field: 'createdAt', type: 'gte', value: edgeOf(table.choice('from'), 'begin') },
    { field: 'createdAt', type: 'lte', value: edgeOf(table.choice('to'), 'end') },
  ] as const
  const filter = wanted.flatMap(({ value, ...one }) => (value ? [{ ...one, value }] : []))
  const { order, ...range } = pageOfList(table, ['createdAt'], auditEntriesPerPage)
  return useListPage((part) => auditEntryListQuery({ filter, order, ...part }), range)
}
