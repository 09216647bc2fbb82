import { providerTenantListQuery } from '@lernspur/api-client/provider/provider-tenant.queries'
import { useSuspenseQuery } from '@lernspur/app-runtime'

/** The newest schools; `count` is the number of all schools. */
export const useNewestSchools = () =>
  useSuspenseQuery(
    providerTenantListQuery({
      filter: [{ field: 'isProvider', type: 'eq', value: 'false' }],
      order: [{ field: 'createdAt', dir: 'desc' }],
      limit: 5,
    }),
  ).data
