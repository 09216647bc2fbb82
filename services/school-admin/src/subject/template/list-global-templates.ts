import type { subjectRoutes } from '@lernspur/contracts/subject.contract'
import { readTenant } from '@lernspur/database/tenant-transaction'
import type { Call } from '@lernspur/service-kit/call'
import { pageOf } from '@lernspur/service-kit/list-page'
import type { ListOf } from '@lernspur/service-kit/list-request'
import { providerTenant } from '../content/provider-tenant'
import { subjectPage } from '../subject.query'

/** The provider's subject templates, by name. */
export const listGlobalTemplates = async (call: Call, list: ListOf<typeof subjectRoutes.listGlobalTemplates>) => {
  const tenantId = await providerTenant(call)
  if (!tenantId) return { rows: [], count: 0 }
  return pageOf(await readTenant(call.db, tenantId, (tx) => subjectPage(tx, tenantId, list, tx`ss.is_template`)))
}
