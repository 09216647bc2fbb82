import { auditEntryListQuery } from '@lernspur/api-client/school-admin/data-protection/audit-entry.queries'
import { pageOfList } from '@lernspur/app-kit/table/page-of-list'
import { startOfDay } from '@lernspur/app-kit/table/school-clock'
import { useListPage } from '@lernspur/app-kit/table/use-list-page'
import { dayAfter } from '@lernspur/school-editors/school-year/day-before'
import type { TableState } from '@lernspur/ui/components/table/table-state'

export const auditEntriesPerPage = 50

/** The instant at which a day begins at the school, or the one after it. */
const edgeOf = (day: string, edge: 'begin' | 'end'): string | undefined =>
  day === '' ? undefined : startOfDay(edge === 'begin' ? day : dayAfter(day))?.toISOString()

/** One page of the audit, filtered and sorted by the server. */
export const useAuditEntries = (table: TableState) => {
  const wanted = [
    { field: 'noun', type: 'eq', value: table.choice('noun') },
    { field: 'text', type: 'contains', value: table.search.trim() },
    { field: 'userId', type: 'eq', value: table.choice('person') },
    { field: 'createdAt', type: 'gte', value: edgeOf(table.choice('from'), 'begin') },
    { field: 'createdAt', type: 'lt', value: edgeOf(table.choice('to'), 'end') },
  ] as const
  const filter = wanted.flatMap(({ value, ...one }) => (value ? [{ ...one, value }] : []))
  const { order, ...range } = pageOfList(table, ['createdAt'], auditEntriesPerPage)
  return useListPage((part) => auditEntryListQuery({ filter, order, ...part }), range)
}
