import type { TenantStorage } from '@lernspur/contracts/provider/tenant-view.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import { findTenant, requireFound } from './tenant-view.query'

/** Number and bytes of the files of a school in the file store: what it has uploaded, and its printed reports. NOT_FOUND. */
export const getTenantStorage = async (call: Call, tenantId: string): Promise<TenantStorage> => {
  const [found, [storage]] = await call.read((tx) => [
    findTenant(tx, tenantId),
    tx<TenantStorage[]>`select files, bytes::float8 as bytes from storage_of_school(${tenantId})`,
  ])
  requireFound(found)
  return storage ?? refuse('UNKNOWN')
}
