import type { Transaction } from '@lernspur/service-kit/call/call'
import { isUsableRole } from '../auth.policy'

const nobody = '00000000-0000-0000-0000-000000000000'

/**
 * The tenant whose audit records what happens to an account: the school it last worked in, else the provider, also for
 * no account (null). Null in an installation without a provider.
 */
export const auditTenantOf = async (tx: Transaction, userId: string | null): Promise<string | null> => {
  const [found] = await tx<{ id: string | null }[]>`
    select coalesce(
      (
        select ur.tenant_id from user_role ur join tenant t on t.id = ur.tenant_id
        where ur.user_id = ${userId ?? nobody} and ${isUsableRole(tx)}
        order by ur.last_used_at desc nulls last, ur.created_at, ur.id
        limit 1
      ),
      (select t.id from tenant t where t.is_provider)
    ) as id`
  return found?.id ?? null
}
