import type { CreateTenant } from '@lernspur/contracts/provider/provider-tenant.contract'
import type { Tenant } from '@lernspur/contracts/tenant.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { requireAvailableSchool } from '@lernspur/service-kit/tenant/available-school'
import { readTenantRow } from '@lernspur/service-kit/tenant/tenant-row'
import { inviteOwner } from './invite-owner'
import { requireProviderAdmin } from './tenant.policy'

/**
 * Creates a school and invites its first owner if one is named: both or none. TENANT_ALREADY_EXISTS when the state has
 * one of that name, also for concurrent requests; CREATE_NOT_ALLOWED for an owner of the provider's own people, and
 * EMAIL_COOLDOWN_ACTIVE and TOO_MANY_REQUESTS for one who cannot be mailed now.
 */
export const createTenant = (call: Call, { owner, ...input }: CreateTenant, secret: string): Promise<Tenant> =>
  call.write(async (tx) => {
    requireProviderAdmin(call, 'CREATE_NOT_ALLOWED')
    const address = { ...input, schoolTypeId: input.schoolTypeId ?? null }
    await requireAvailableSchool(tx, address, call.language)
    const [made] = await tx<{ id: string }[]>`
      insert into tenant (name, slogan, country_id, state_id, school_type_id, subject_template_source)
      values (${address.name}, ${address.slogan?.trim() || null}, ${address.countryId}, ${address.stateId},
        ${address.schoolTypeId}, ${address.subjectTemplateSource ?? null})
      on conflict (state_id, lower(name)) do nothing
      returning id`
    if (!made) return refuse('TENANT_ALREADY_EXISTS')
    await audit(tx, call, 'tenant.create', made.id)
    if (owner) await inviteOwner(tx, call, made.id, owner, secret)
    return readTenantRow(tx, made.id)
  })
