import { tenantRoutes } from '@lernspur/contracts/tenant.contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call'

export const tenantKeys = { all: ['tenant'], current: ['tenant', 'current'] } as const

/** The school that the caller is working in. */
export const currentTenantQuery = () =>
  queryOptions({
    queryKey: tenantKeys.current,
    queryFn: ({ signal }) => call(tenantRoutes.getCurrentTenant, { signal }),
  })
