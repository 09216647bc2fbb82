import { providerTenantListQuery } from '@lernspur/api-client/provider-tenant.queries'
import { pageOfList } from '@lernspur/app-kit/table/page-of-list'
import { searchedWords } from '@lernspur/app-kit/table/searched-words'
import { useDebounced } from '@lernspur/app-kit/table/use-debounced'
import { useListPage } from '@lernspur/app-kit/table/use-list-page'
import type { TableState } from '@lernspur/ui/table/table-state'

export const tenantsPerPage = 50

/** Columns that the server sorts by. */
const sorted = ['name', 'userCount', 'schoolClassCount', 'studentCount', 'createdAt'] as const

/** Which schools a list shows: all, active or deactivated ones. */
export const tenantStates = ['all', 'active', 'disabled'] as const

/** One page of schools, searched, filtered and sorted by the server. */
export const useTenants = (table: TableState) => {
  const search = useDebounced(searchedWords(table.search))
  const state = table.choice('state')
  const filter = [
    ...(search === '' ? [] : [{ field: 'name' as const, type: 'search' as const, value: search }]),
    ...(state === 'active' || state === 'disabled'
      ? [{ field: 'isDisabled' as const, type: 'eq' as const, value: String(state === 'disabled') }]
      : []),
  ]
  const { order, ...range } = pageOfList(table, sorted, tenantsPerPage)
  return useListPage((part) => providerTenantListQuery({ filter, order, ...part }), range)
}
