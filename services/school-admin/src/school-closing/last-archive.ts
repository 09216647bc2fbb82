import { archiveDays } from '@lernspur/contracts/school-admin/data-protection/school-closing.contract'
import type { Query, Transaction } from '@lernspur/service-kit/call/call'

/** When everything of a school was last downloaded; no row where that is longer ago than counts (rule keeping.4). */
export const lastArchive = (tx: Transaction, tenantId: string): Query<{ archivedAt: string }> =>
  tx<{ archivedAt: string }[]>`
    select aue.created_at as archived_at from audit_entry aue
    where aue.tenant_id = ${tenantId} and aue.action = 'tenant.export'
      and aue.created_at > now() - make_interval(days => ${archiveDays})
    order by aue.created_at desc limit 1`
