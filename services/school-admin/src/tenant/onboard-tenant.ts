import type { OnboardTenant, Tenant } from '@lernspur/contracts/tenant.contract'
import { audit } from '@lernspur/service-kit/audit'
import type { Call } from '@lernspur/service-kit/call'
import { requireFreePlace } from '@lernspur/service-kit/free-place'
import { refuse } from '@lernspur/service-kit/refusal'
import { readTenantRow } from '@lernspur/service-kit/tenant-row'

/**
 * Creates a school with the caller as its only admin, who must not have a role at any school yet. TENANT_ALREADY_EXISTS
 * when the state has a school of that name. The session does not change until the role is changed.
 */
export const onboardTenant = (call: Call, input: OnboardTenant): Promise<Tenant> => {
  const id = Bun.randomUUIDv7()
  const { userId } = call.session
  return call.writeNewTenant(id, async (tx) => {
    const schoolTypeId = input.schoolTypeId ?? null
    await requireFreePlace(tx, { ...input, schoolTypeId }, call.language)
    const made = await tx`
      insert into tenant (id, name, slogan, country_id, state_id, school_type_id, subject_template_source)
      values (${id}, ${input.name}, ${input.slogan?.trim() || null}, ${input.countryId}, ${input.stateId},
        ${schoolTypeId}, ${input.subjectTemplateSource ?? null})
      on conflict (state_id, lower(name)) do nothing`
    if (made.count === 0) refuse('TENANT_ALREADY_EXISTS')
    await tx`
      insert into user_role (user_id, tenant_id, role_type, status) values (${userId}, ${id}, 'admin', 'active')`
    await audit(tx, { actor: { tenantId: id, userId }, requestId: call.requestId }, 'tenant.onboard', id)
    return readTenantRow(tx, id)
  })
}
