import { readTenant } from '@lernspur/database/tenant-transaction'
import type { Call } from '@lernspur/service-kit/call'
import type { ListRequest } from '@lernspur/service-kit/list-request'
import { providerTenant } from '../content/provider-tenant'
import { subjectPage } from '../subject.query'

/** The provider's subject templates, by name. */
export const listGlobalTemplates = async (call: Call, list: ListRequest) => {
  const tenantId = await providerTenant(call)
  if (!tenantId) return { rows: [], count: 0 }
  const [rows, [total]] = await readTenant(call.db, tenantId, (tx) =>
    subjectPage(tx, tenantId, list, tx`j.is_template`),
  )
  return { rows, count: total?.count ?? 0 }
}
