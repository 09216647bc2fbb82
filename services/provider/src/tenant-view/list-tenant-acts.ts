import type { TenantAct, tenantViewRoutes } from '@lernspur/contracts/tenant-view.contract'
import type { Call } from '@lernspur/service-kit/call'
import { pageOf, pageQueries } from '@lernspur/service-kit/list-page'
import { compileList } from '@lernspur/service-kit/list-query'
import type { ListOf } from '@lernspur/service-kit/list-request'
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
      select: tx`
        aue.id, aue.created_at, split_part(aue.action, '.', 1) as noun, split_part(aue.action, '.', 2) as verb,
        case when u.id is not null then
          jsonb_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'avatar', u.avatar)
        end as user,
        coalesce((
          select jsonb_agg(jsonb_build_object('field', change.key, 'before', change.value->0, 'after', change.value->1)
            order by change.key)
          from jsonb_each(aue.change) as change), '[]') as changes`,
      from: tx`
        audit_entry aue left join app_user u on u.id = aue.user_id
        where aue.tenant_id = ${call.actor.tenantId} and (aue.school_id = ${tenantId} or aue.entity_id = ${tenantId})`,
    }),
  ])
  requireFound(found)
  return pageOf(page)
}
