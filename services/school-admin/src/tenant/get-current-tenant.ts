import type { Tenant } from '@lernspur/contracts/tenant.contract'
import type { Call } from '@lernspur/service-kit/call/call'
import { readTenantRow } from '@lernspur/service-kit/tenant/tenant-row'

/** The school that the caller works in. */
export const getCurrentTenant = ({ db, actor }: Call): Promise<Tenant> => readTenantRow(db, actor.tenantId)
