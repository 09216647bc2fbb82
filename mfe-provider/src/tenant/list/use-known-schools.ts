import { call } from '@lernspur/api-client/call'
import { batchesOf } from '@lernspur/api-client/derive/batches'
import { useDebounced } from '@lernspur/app-kit/table/use-debounced'
import { useQuery } from '@lernspur/app-runtime'
import { providerTenantRoutes } from '@lernspur/contracts/provider/provider-tenant.contract'

/** Names that one address asks for. */
const batch = 40

/** The key of a school: names are unique in a Land. */
export const schoolKey = ({ stateId, name }: { readonly stateId: string; readonly name: string }): string =>
  `${stateId} ${name.toLowerCase()}`

const readKnown = async (names: readonly string[], signal: AbortSignal): Promise<readonly string[]> => {
  const found: string[] = []
  for (const value of batchesOf(names, batch)) {
    const filter = [{ field: 'name' as const, type: 'in' as const, value }]
    const { rows } = await call(providerTenantRoutes.listTenants, { list: { filter, limit: 2000 }, signal })
    found.push(...rows.map(schoolKey))
  }
  return found
}

/** Keys of the schools with these names that there are already; none until they have loaded. */
export const useKnownSchools = (names: readonly string[]): ReadonlySet<string> => {
  const requested = useDebounced(names.join('\n'))
  const { data } = useQuery({
    queryKey: ['provider-tenant', 'known', requested],
    queryFn: ({ signal }) => readKnown(requested.split('\n'), signal),
    enabled: requested !== '',
  })
  return new Set(data)
}
