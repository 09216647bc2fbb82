import type { Database } from '@lernspur/database/connect'
import type { ProviderWorld, Sample, World } from './world'

export const providerWorld = async (owner: Database): Promise<ProviderWorld> => {
  const [tenant] = await owner<{ id: string }[]>`
    insert into tenant (name, state_id, country_id)
    select ${crypto.randomUUID()}, id, country_id from state limit 1
    returning id`
  if (!tenant) throw new Error('The school was not made.')
  return { emptyTenantId: tenant.id }
}

/** Requests for what the provider does for all schools. */
export const providerSamples = ({ place, provided }: World) => {
  const emails = { emails: [`${crypto.randomUUID()}@test.example`] }
  const tenant = `/provider/tenants/${provided.emptyTenantId}`
  return {
    createTenant: { path: '/provider/tenants', body: { name: `Schule ${crypto.randomUUID()}`, ...place } },
    listTenants: { path: '/provider/tenants' },
    updateTenant: { path: tenant, body: { isDisabled: true } },
    deleteTenant: { path: tenant },
    addAllowedEmails: { path: '/provider/allowed-emails', body: emails },
    listAllowedEmails: { path: '/provider/allowed-emails' },
    removeAllowedEmails: { path: '/provider/allowed-emails/remove', body: emails },
  } satisfies Record<string, Sample>
}
