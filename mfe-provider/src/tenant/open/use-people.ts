import { tenantViewCalls } from '@lernspur/api-client/provider/tenant-view.queries'
import { pageOfList } from '@lernspur/app-kit/table/page-of-list'
import { searchedWords } from '@lernspur/app-kit/table/searched-words'
import { useDebounced } from '@lernspur/app-kit/table/use-debounced'
import { useListPage } from '@lernspur/app-kit/table/use-list-page'
import { nameOrderAtom, useAtomValue, useQuery } from '@lernspur/app-runtime'
import type { TableState } from '@lernspur/ui/components/table/table-state'
import { roleStatuses } from '../../role/role'

export const peoplePerPage = 50

/** Columns that the server sorts by; people with equal values are sorted by name. */
const sorted = ['name', 'roleType', 'status', 'lastUsedAt'] as const

/** One page of the people of a school, and whether an active owner confirms what the provider asks for (rule role.4). */
export const usePeople = (tenantId: string, table: TableState) => {
  const params = { tenantId }
  const byName = useAtomValue(nameOrderAtom)
  const search = useDebounced(searchedWords(table.search))
  const status = roleStatuses.find((one) => one === table.choice('status'))
  const isAddress = search.includes('@')
  const filter = [
    ...(search === ''
      ? []
      : [{ field: isAddress ? ('email' as const) : ('lastName' as const), type: 'search' as const, value: search }]),
    ...(status ? [{ field: 'status' as const, type: 'eq' as const, value: status }] : []),
  ]
  const {
    order: [{ field, dir }],
    ...range
  } = pageOfList(table, sorted, peoplePerPage)
  const names = byName === 'firstName' ? (['firstName', 'lastName'] as const) : (['lastName', 'firstName'] as const)
  const fields = field === 'name' ? names : [field, ...names]
  const order = fields.map((one) => ({ field: one, dir }))
  const list = useListPage((part) => tenantViewCalls.listTenantPeople(params, { filter, order, ...part }), range)
  const owners = [
    { field: 'roleType' as const, type: 'eq' as const, value: 'admin' },
    { field: 'status' as const, type: 'eq' as const, value: 'active' },
  ]
  const led = useQuery(tenantViewCalls.listTenantPeople(params, { filter: owners, limit: 1 }))
  // Until it is known, the stricter rule is announced.
  return { list, hasOwner: led.data === undefined || led.data.count > 0 }
}
