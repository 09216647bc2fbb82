import type { Tenant, UpdateTenant } from '@lernspur/contracts/tenant.contract'
import type { Call } from '@lernspur/service-kit/call/call'
import { releaseFiles } from '@lernspur/service-kit/picture/delete-file-rows'
import { changeTenant } from '@lernspur/service-kit/tenant/change-tenant'
import { readTenantRow } from '@lernspur/service-kit/tenant/tenant-row'
import { requireSchoolForms } from '../school-form/school-forms'
import { readGivenPicture, storeVisiblePicture } from '../school-picture/store-visible-picture'

/**
 * Changes the school's data; EDIT_CONFLICT for an outdated version, VALIDATION_FAILED for a form that is not the school's. A new logo is stored as a file of the school, and the
 * former one goes unless a report shows it.
 */
export const updateCurrentTenant = async (call: Call, change: UpdateTenant): Promise<Tenant> => {
  const given = change.logo === undefined ? undefined : await readGivenPicture(call, change.logo)
  return call.write(async (tx) => {
    const { tenantId } = call.actor
    if (change.reportLayout?.officialForms)
      await requireSchoolForms(tx, call, change, await readTenantRow(tx, tenantId))
    if (given === undefined) return changeTenant(tx, call, tenantId, change)
    const before = (await readTenantRow(tx, tenantId)).logo ?? null
    const logo = await storeVisiblePicture(tx, call, given, before)
    const changed = await changeTenant(tx, call, tenantId, { ...change, logo })
    if (before !== logo) await releaseFiles(tx, call, [before])
    return changed
  })
}
