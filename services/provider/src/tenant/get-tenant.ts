import type { TenantRow } from '@lernspur/contracts/provider/provider-tenant.contract'
import type { Call } from '@lernspur/service-kit/call/call'
import { refuse } from '@lernspur/service-kit/call/refusal'
import { shownTenantRow, tenantRows } from './tenant.query'

/** One school with its counts. NOT_FOUND. */
export const getTenant = async (call: Call, id: string): Promise<TenantRow> => {
  const [[row]] = await call.read((tx) => [
    tx<TenantRow[]>`select ${shownTenantRow(tx)} from ${tenantRows(tx)} where t.id = ${id}`,
  ])
  return row ?? refuse('NOT_FOUND')
}
