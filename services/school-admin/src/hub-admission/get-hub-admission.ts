import type { SchoolHubAdmission } from '@lernspur/contracts/school-admin/hub-admission.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'

/** The rule of a school. */
export const readHubAdmission = (tx: Transaction, tenantId: string) => tx<SchoolHubAdmission[]>`
  select coalesce(t.hub_admission, 'waits') as admission,
    exists (select from school_number sn where sn.tenant_id = t.id) as is_used
  from tenant t where t.id = ${tenantId}`

/** The rule of the caller's school. */
export const getHubAdmission = async (call: Call): Promise<SchoolHubAdmission> => {
  const [[rule]] = await call.read((tx) => [readHubAdmission(tx, call.actor.tenantId)])
  return rule ?? refuse('NOT_FOUND')
}
