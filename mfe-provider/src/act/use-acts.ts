import { providerActListQuery } from '@lernspur/api-client/provider/provider-act.queries'
import { pageOfList } from '@lernspur/app-kit/table/page-of-list'
import { useListPage } from '@lernspur/app-kit/table/use-list-page'
import type { TableState } from '@lernspur/ui/components/table/table-state'

export const actsPerPage = 50

/** The instant at which a day begins here, or the one after it. */
const edgeOf = (day: string, edge: 'begin' | 'end'): string | undefined => {
  if (day === '') return undefined
  const at = new Date(`${day}T00:00:00`)
  if (edge === 'end') at.setDate(at.getDate() + 1)
  return at.toISOString()
}

/** One page of the provider's audit, filtered and sorted by the server. */
export const useActs = (table: TableState) => {
  const wanted = [
    { field: 'noun', type: 'eq', value: table.choice('noun') },
    { field: 'createdAt', type: 'gte', value: edgeOf(table.choice('from'), 'begin') },
    { field: 'createdAt', type: 'lt', value: edgeOf(table.choice('to'), 'end') },
  ] as const
  const filter = wanted.flatMap(({ value, ...one }) => (value ? [{ ...one, value }] : []))
  const { order, ...range } = pageOfList(table, ['createdAt'], actsPerPage)
  return useListPage((part) => providerActListQuery({ filter, order, ...part }), range)
}
