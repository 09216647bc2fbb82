import { providerTenantRoutes } from '@lernspur/contracts/tenant.contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call'
import type { ListOf } from '../wire/list-of'

type List = ListOf<typeof providerTenantRoutes.listTenants>

export const providerTenantKeys = {
  all: ['provider-tenant'],
  list: (list: List) => ['provider-tenant', 'list', list],
} as const

/** All schools, with counts only (specification, section 3). */
export const providerTenantListQuery = (list: List = {}) =>
  queryOptions({
    queryKey: providerTenantKeys.list(list),
    queryFn: ({ signal }) => call(providerTenantRoutes.listTenants, { list, signal }),
  })
