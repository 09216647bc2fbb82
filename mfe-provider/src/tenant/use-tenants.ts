import { providerTenantListQuery } from '@lernspur/api-client/provider/provider-tenant.queries'
import { pageOfList } from '@lernspur/app-kit/table/page-of-list'
import { searchedWords } from '@lernspur/app-kit/table/searched-words'
import { useDebounced } from '@lernspur/app-kit/table/use-debounced'
import { useListPage } from '@lernspur/app-kit/table/use-list-page'
import { useQuery } from '@lernspur/app-runtime'
import type { TableState } from '@lernspur/ui/components/table/table-state'

export const tenantsPerPage = 50

/** Columns that the server sorts by. */
const sorted = ['name', 'status', 'userCount', 'studentCount', 'schoolClassCount', 'createdAt'] as const

/** Which schools a list can be restricted to. */
export const tenantStates = ['active', 'inSetup', 'disabled', 'closing'] as const

/** Whether the provider has confirmed a school (rule signature.10). */
export const confirmationChoices = ['unconfirmed', 'confirmed'] as const

const confirmedFilter = (choice: (typeof confirmationChoices)[number]) =>
  ({ field: 'isConfirmed', type: 'eq', value: choice === 'confirmed' ? 'true' : 'false' }) as const

/** How many schools nobody has confirmed yet; undefined until it is known. */
export const useUnconfirmedCount = (): number | undefined =>
  useQuery(providerTenantListQuery({ filter: [confirmedFilter('unconfirmed')], limit: 1 })).data?.count

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)

/** One page of schools, searched, filtered and sorted by the server. */
export const useTenants = (table: TableState) => {
  const search = useDebounced(searchedWords(table.search))
  const [land, type] = [table.choice('land'), table.choice('type')]
  const state = tenantStates.find((one) => one === table.choice('state'))
  const confirmation = confirmationChoices.find((one) => one === table.choice('confirmation'))
  const filter = [
    ...(search === '' ? [] : [{ field: 'name' as const, type: 'search' as const, value: search }]),
    ...(isId(land) ? [{ field: 'stateId' as const, type: 'eq' as const, value: land }] : []),
    ...(isId(type) ? [{ field: 'schoolTypeId' as const, type: 'eq' as const, value: type }] : []),
    ...(confirmation ? [confirmedFilter(confirmation)] : []),
    ...(state ? [{ field: 'status' as const, type: 'eq' as const, value: state }] : []),
  ]
  const { order, ...range } = pageOfList(table, sorted, tenantsPerPage)
  return useListPage((part) => providerTenantListQuery({ filter, order, ...part }), range)
}
