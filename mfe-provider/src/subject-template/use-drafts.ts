import { globalTemplateCalls } from '@lernspur/api-client/provider/global-template.queries'
import { searchedWords } from '@lernspur/app-kit/table/searched-words'
import { useDebounced } from '@lernspur/app-kit/table/use-debounced'
import { useListPage } from '@lernspur/app-kit/table/use-list-page'
import { useSession } from '@lernspur/app-runtime'
import type { TableState } from '@lernspur/ui/components/table/table-state'
import { everywhere } from './use-countries'

export const draftsPerPage = 100

/** Columns that the server sorts by. */
const sorted = ['schoolLevel', 'name', 'competenceCount'] as const

/** One page of drafts, searched, filtered and sorted by the server; by default in the order of their levels. */
export const useDrafts = (table: TableState) => {
  const search = useDebounced(searchedWords(table.search))
  const [level, country] = [table.choice('level'), table.choice('country')]
  const filter = [
    ...(search === '' ? [] : [{ field: 'name' as const, type: 'search' as const, value: search }]),
    ...(/^\d{1,2}$/.test(level) ? [{ field: 'schoolLevel' as const, type: 'eq' as const, value: level }] : []),
    ...(country === everywhere ? [{ field: 'countryId' as const, type: 'isnull' as const }] : []),
    ...(/^[0-9a-f-]{36}$/.test(country) ? [{ field: 'countryId' as const, type: 'eq' as const, value: country }] : []),
  ]
  const { field, dir } = table.order
  const by = sorted.find((one) => one === field)
  // The server's own order within a level is the provider's.
  const order = by === undefined || (by === 'schoolLevel' && dir === 'asc') ? [] : [{ field: by, dir }]
  return useListPage((part) => globalTemplateCalls.listGlobalDrafts({ filter, order, ...part }), {
    offset: (table.page - 1) * draftsPerPage,
    limit: draftsPerPage,
  })
}

/** Whether the person leads the provider and so may edit and publish. */
export const useMayEdit = (): boolean => {
  const roleType = useSession().role?.roleType
  return roleType === 'admin' || roleType === 'manager'
}
