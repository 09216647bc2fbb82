import type { TenantAct, tenantViewRoutes } from '@lernspur/contracts/provider/tenant-view.contract'
import { auditEntrySelect } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { pageOf, pageQueries } from '@lernspur/service-kit/list/list-page'
import { compileList } from '@lernspur/service-kit/list/list-query'
import type { ListOf } from '@lernspur/service-kit/list/list-request'
import { findTenant, requireFound } from './tenant-view.query'

const columns = { id: 'aue.id', createdAt: 'aue.created_at' }

/** What the provider did about a school, by its own audit, the newest first. NOT_FOUND. */
export const listTenantActs = async (
  call: Call,
  tenantId: string,
  list: ListOf<typeof tenantViewRoutes.listTenantActs>,
) => {
  const [found, ...page] = await call.read((tx) => [
    findTenant(tx, tenantId),
    ...pageQueries<TenantAct>(tx, compileList(tx, list, columns, [{ field: 'createdAt', dir: 'desc' }]), {
      select: auditEntrySelect(tx),
      from: tx`acts_about_school(${tenantId}) aue left join app_user u on u.id = aue.user_id where true`,
    }),
  ])
  requireFound(found)
  return pageOf(page)
}
