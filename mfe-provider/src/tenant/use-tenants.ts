import { providerTenantListQuery } from '@lernspur/api-client/provider-tenant.queries'
import { keepPreviousData, useQuery, useQueryClient } from '@lernspur/app-kit'
import { pageOfList } from '@lernspur/app-kit/table/page-of-list'
import { useDebounced } from '@lernspur/app-kit/table/use-debounced'
import { filterValueLengthMax, searchWordsMax } from '@lernspur/contracts/list'
import type { TableState } from '@lernspur/ui/table/table-state'

export const tenantsPerPage = 50

/** Columns that the server sorts by. */
const sorted = ['name', 'userCount', 'schoolClassCount', 'studentCount', 'createdAt'] as const

/** Which schools a list shows: all, active or deactivated ones. */
export const tenantStates = ['all', 'active', 'disabled'] as const

/** The words that the server searches by: no more than it takes (rule list.7). */
const searchedWords = (typed: string): string =>
  typed.trim().split(/\s+/).slice(0, searchWordsMax).join(' ').slice(0, filterValueLengthMax)

/**
 * One page of schools, searched, filtered and sorted by the server; the previous page stays until the next has loaded.
 * `readAll` reads the rows of all pages.
 */
export const useTenants = (table: TableState) => {
  const search = useDebounced(searchedWords(table.search))
  const state = table.choice('state')
  const queryClient = useQueryClient()
  const filter = [
    ...(search === '' ? [] : [{ field: 'name' as const, type: 'search' as const, value: search }]),
    ...(state === 'active' || state === 'disabled'
      ? [{ field: 'isDisabled' as const, type: 'eq' as const, value: String(state === 'disabled') }]
      : []),
  ]
  const page = pageOfList(table, sorted, tenantsPerPage)
  const query = useQuery({ ...providerTenantListQuery({ filter, ...page }), placeholderData: keepPreviousData })
  const readAll = async () =>
    (await queryClient.fetchQuery(providerTenantListQuery({ filter, order: page.order }))).rows
  return { ...query, readAll }
}
