import type { TenantAct, tenantViewRoutes } from '@lernspur/contracts/provider/tenant-view.contract'
import type { Call } from '@lernspur/service-kit/call/call'
import { pageOf, pageQueries } from '@lernspur/service-kit/list/list-page'
import { compileList } from '@lernspur/service-kit/list/list-query'
import type { ListOf } from '@lernspur/service-kit/list/list-request'
import { findTenant, requireFound } from './tenant-view.query'

const columns = { id: 'act.id', createdAt: 'act.created_at' }

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
        act.id, act.created_at, split_part(act.action, '.', 1) as noun, split_part(act.action, '.', 2) as verb,
        case when u.id is not null then
          jsonb_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'avatar', u.avatar)
        end as user,
        coalesce((
          select jsonb_agg(jsonb_build_object('field', change.key, 'before', change.value->0, 'after', change.value->1)
            order by change.key)
          from jsonb_each(act.change) as change), '[]') as changes`,
      from: tx`
        acts_about_school(${tenantId}) act left join app_user u on u.id = act.user_id where true`,
    }),
  ])
  requireFound(found)
  return pageOf(page)
}
