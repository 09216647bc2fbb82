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
export const providerSamples = ({ school, place, provided }: World) => {
  const emails = { emails: [`${crypto.randomUUID()}@test.example`] }
  const tenant = `/provider/tenants/${provided.emptyTenantId}`
  const role = `/provider/tenants/${school.tenantId}/user-roles/${school.outsider.userRoleId}`
  return {
    createTenant: { path: '/provider/tenants', body: { name: `Schule ${crypto.randomUUID()}`, ...place } },
    listTenants: { path: '/provider/tenants' },
    updateTenant: { path: tenant, body: { isDisabled: true } },
    deleteTenant: { path: tenant },
    addTenantUser: {
      path: `${tenant}/add-user`,
      body: { email: `${crypto.randomUUID()}@test.example`, firstName: 'Nele', lastName: 'Neu', roleType: 'admin' },
    },
    listTenantUserRoles: { path: '/provider/tenants/user-roles' },
    updateTenantUserRole: { path: role, body: { isActive: false } },
    deleteTenantUserRole: { path: role },
    listProviderUsers: { path: '/provider/users?limit=5' },
    addAllowedEmails: { path: '/provider/allowed-emails', body: emails },
    listAllowedEmails: { path: '/provider/allowed-emails' },
    removeAllowedEmails: { path: '/provider/allowed-emails/remove', body: emails },
  } satisfies Record<string, Sample>
}
