import type { ProviderAct, providerActRoutes } from '@lernspur/contracts/provider/provider-act.contract'
import { auditEntrySelect } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { pageOf, pageQueries } from '@lernspur/service-kit/list/list-page'
import { compileList } from '@lernspur/service-kit/list/list-query'
import type { ListOf } from '@lernspur/service-kit/list/list-request'

/** The provider's own audit, the newest first (rule desk.8). */
export const listProviderActs = async (call: Call, list: ListOf<typeof providerActRoutes.listProviderActs>) =>
  pageOf(
    await call.read((tx) => {
      const columns = {
        id: 'aue.id',
        createdAt: 'aue.created_at',
        noun: tx`split_part(aue.action, '.', 1)`,
        userId: 'aue.user_id',
        schoolId: 'aue.school_id',
      }
      return pageQueries<ProviderAct>(tx, compileList(tx, list, columns, [{ field: 'createdAt', dir: 'desc' }]), {
        select: tx`${auditEntrySelect(tx)},
          case when t.id is not null then jsonb_build_object('id', t.id, 'name', t.name) end as school`,
        from: tx`
          acts_of_provider() aue
          left join app_user u on u.id = aue.user_id
          left join tenant t on t.id = aue.school_id
          where true`,
      })
    }),
  )
