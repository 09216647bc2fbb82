import { allowedEmailListQuery } from '@lernspur/api-client/provider/allowed-email.queries'
import { pageOfList } from '@lernspur/app-kit/table/page-of-list'
import { searchedWords } from '@lernspur/app-kit/table/searched-words'
import { useDebounced } from '@lernspur/app-kit/table/use-debounced'
import { useListPage } from '@lernspur/app-kit/table/use-list-page'
import type { TableState } from '@lernspur/ui/components/table/table-state'

export const entriesPerPage = 50

/** Columns that the server sorts by. */
const sorted = ['email', 'createdAt', 'accountCount'] as const

/** Which entries are shown: all, those with an account, those without. */
export const uses = ['all', 'used', 'unused'] as const

/** One page of the whitelist, searched, filtered and sorted by the server. */
export const useWhitelist = (table: TableState) => {
  const search = useDebounced(searchedWords(table.search))
  const use = table.choice('use')
  const filter = [
    ...(search === '' ? [] : [{ field: 'email' as const, type: 'contains' as const, value: search.toLowerCase() }]),
    ...(use === 'used' ? [{ field: 'accountCount' as const, type: 'gt' as const, value: '0' }] : []),
    ...(use === 'unused' ? [{ field: 'accountCount' as const, type: 'eq' as const, value: '0' }] : []),
  ]
  const { order, ...range } = pageOfList(table, sorted, entriesPerPage)
  return useListPage((part) => allowedEmailListQuery({ filter, order, ...part }), range)
}
