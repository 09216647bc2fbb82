import type { Transaction } from '@lernspur/service-kit/call/call'
import type { IdentityProvider } from '../identity-provider/identity-provider-config'
import { coversSchool } from '../identity-provider/provider-binding'

/** A school that a hub names, and what becomes of teachers who come by it. */
export interface HubSchool {
  readonly tenantId: string
  readonly name: string
  readonly isAdmitting: boolean
}

/** The schools that have these numbers with a hub and that it vouches for; never the provider. */
export const findHubSchools = async (
  tx: Transaction,
  provider: IdentityProvider,
  schoolNumbers: readonly string[],
): Promise<HubSchool[]> => {
  const schools = await tx<HubSchool[]>`
    select distinct t.id as tenant_id, t.name, t.hub_admission is not distinct from 'admits' as is_admitting
    from school_number sn join tenant t on t.id = sn.tenant_id and not t.is_provider
    where sn.provider_id = ${provider.id} and lower(sn.number) = any(${schoolNumbers.map((number) => number.toLowerCase())}::text[])
    order by t.id`
  return schools.filter(({ tenantId }) => coversSchool(provider, tenantId))
}
