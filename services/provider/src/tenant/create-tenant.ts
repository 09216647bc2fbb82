import type { OnboardTenant, Tenant } from '@lernspur/contracts/tenant.contract'
import { audit } from '@lernspur/service-kit/audit'
import type { Call } from '@lernspur/service-kit/call'
import { requireFreePlace } from '@lernspur/service-kit/free-place'
import { refuse } from '@lernspur/service-kit/refusal'
import { readTenantRow } from '@lernspur/service-kit/tenant-row'

/** Creates a school; TENANT_ALREADY_EXISTS when the state has one of that name, also for concurrent requests. */
export const createTenant = (call: Call, input: OnboardTenant): Promise<Tenant> =>
  call.write(async (tx) => {
    const place = { ...input, schoolTypeId: input.schoolTypeId ?? null }
    await requireFreePlace(tx, place, call.language)
    const [made] = await tx<{ id: string }[]>`
      insert into tenant (name, slogan, country_id, state_id, school_type_id, subject_template_source)
      values (${place.name}, ${place.slogan?.trim() || null}, ${place.countryId}, ${place.stateId},
        ${place.schoolTypeId}, ${place.subjectTemplateSource ?? null})
      on conflict (state_id, lower(name)) do nothing
      returning id`
    if (!made) return refuse('TENANT_ALREADY_EXISTS')
    await audit(tx, call, 'tenant.create', made.id)
    return readTenantRow(tx, made.id)
  })
