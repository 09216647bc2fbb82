import type { Tenant, UpdateTenant } from '@lernspur/contracts/tenant.contract'
import { audit } from '@lernspur/service-kit/audit'
import type { Call } from '@lernspur/service-kit/call'
import { requireFresh } from '@lernspur/service-kit/require-fresh'
import { readTenantRow, requireFreePlace } from './tenant.query'

const kept = <T>(change: T | undefined, current: T): T => (change === undefined ? current : change)

/** Changes the school's own data; EDIT_CONFLICT when `If-Match` names an older state. */
export const updateCurrentTenant = (call: Call, change: UpdateTenant, headers: Headers): Promise<Tenant> =>
  call.write(async (tx) => {
    const { tenantId } = call.actor
    await tx`select from tenant where id = ${tenantId} for update`
    const current = await readTenantRow(tx, tenantId)
    await requireFresh(tx, call, headers, current)
    const next = {
      name: kept(change.name, current.name),
      slogan: kept(change.slogan, current.slogan),
      countryId: kept(change.countryId, current.countryId),
      stateId: kept(change.stateId, current.stateId),
      schoolTypeId: kept(change.schoolTypeId, current.schoolTypeId),
      subjectTemplateSource: kept(change.subjectTemplateSource, current.subjectTemplateSource),
    }
    await requireFreePlace(tx, next, call.language, tenantId)
    await tx`
      update tenant set name = ${next.name}, slogan = ${next.slogan?.trim() || null}, country_id = ${next.countryId},
        state_id = ${next.stateId}, school_type_id = ${next.schoolTypeId},
        subject_template_source = ${next.subjectTemplateSource}, updated_at = clock_timestamp()
      where id = ${tenantId}`
    await audit(tx, call, 'tenant.update', tenantId)
    return readTenantRow(tx, tenantId)
  })
