import type { HubAdmission, SchoolHubAdmission } from '@lernspur/contracts/school-admin/hub-admission.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { readHubAdmission } from './get-hub-admission'

/** Changes what becomes of teachers who come by a hub; those who wait are let in at their next sign-in. */
export const setHubAdmission = (call: Call, admission: HubAdmission): Promise<SchoolHubAdmission> =>
  call.write(async (tx) => {
    const { tenantId } = call.actor
    const [before] = await readHubAdmission(tx, tenantId)
    await tx`update tenant set hub_admission = ${admission} where id = ${tenantId}`
    const [after] = await readHubAdmission(tx, tenantId)
    if (!before || !after) return refuse('NOT_FOUND')
    if (before.admission !== after.admission) {
      await audit(tx, call, 'tenant.update', tenantId, { hubAdmission: [before.admission, after.admission] })
    }
    return after
  })
