import { providerTenantListQuery } from '@lernspur/api-client/provider-tenant.queries'
import { keepPreviousData, type TableState, useDebounced, useQuery } from '@lernspur/app-kit'

export const tenantsPerPage = 50

/** Columns that the server sorts by. */
export const tenantColumns = ['name', 'userCount', 'schoolClassCount', 'studentCount', 'createdAt'] as const
export type TenantColumn = (typeof tenantColumns)[number]

/** Which schools a list shows: all, those in use, or those that were switched off. */
export const tenantStates = ['all', 'active', 'disabled'] as const

export const pageOf = (table: TableState): number => Math.max(1, Math.trunc(Number(table.choice('page')) || 1))

/** One page of schools, searched, filtered and sorted by the server; the page before stays until the next is here. */
export const useTenants = (table: TableState) => {
  const search = useDebounced(table.search.trim())
  const state = table.choice('state')
  const field = tenantColumns.find((column) => column === table.order.field) ?? 'name'
  return useQuery({
    ...providerTenantListQuery({
      filter: [
        ...(search === '' ? [] : [{ field: 'name' as const, type: 'search' as const, value: search }]),
        ...(state === 'active' || state === 'disabled'
          ? [{ field: 'isDisabled' as const, type: 'eq' as const, value: String(state === 'disabled') }]
          : []),
      ],
      order: [{ field, dir: table.order.dir }],
      offset: (pageOf(table) - 1) * tenantsPerPage,
      limit: tenantsPerPage,
    }),
    placeholderData: keepPreviousData,
  })
}
