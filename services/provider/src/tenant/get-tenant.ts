import type { TenantRow } from '@lernspur/contracts/provider/provider-tenant.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import { tenantRowColumns, tenantRows } from './tenant.query'

/** One school with its counts. NOT_FOUND. */
export const getTenant = async (call: Call, id: string): Promise<TenantRow> => {
  const [[row]] = await call.read((tx) => [
    tx<TenantRow[]>`select ${tenantRowColumns(tx)} from ${tenantRows(tx)} where t.id = ${id}`,
  ])
  return row ?? refuse('NOT_FOUND')
}
