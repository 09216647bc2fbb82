import type { ServiceName } from '@lernspur/contracts/wire/route'
import { DatabaseProblem } from '../database-problem'
import { ownerRole } from '../roles/schema-owner'
import type { Transaction } from '../transaction/tenant-transaction'

/**
 * Throws a DatabaseProblem when a table of a service that a team has added is open to other schools, or would keep the
 * platform from closing a school or erasing a child (rule service-release.10).
 */
export const requireHarmlessTables = async (
  tx: Transaction,
  service: ServiceName,
  migration: string,
): Promise<void> => {
  const rows = await tx<{ sentence: string }[]>`
    select format('%s needs a column tenant_id and call protect_tenant_table(''%s'')', c.relname, c.relname) as sentence
    from pg_class c
    where c.relowner = ${ownerRole(service)}::regrole and c.relkind in ('r', 'p') and not (
      c.relrowsecurity and c.relforcerowsecurity
      and has_table_privilege('lernspur_platform_owner', c.oid, 'select')
      and has_table_privilege('lernspur_platform_owner', c.oid, 'delete')
      and exists (
        select from pg_attribute a
        where a.attrelid = c.oid and a.attname = 'tenant_id' and a.attnotnull and not a.attisdropped
      )
    )
    union all
    select format('%s refers to %s and would keep its rows from being deleted: add on delete cascade', c.relname, o.relname)
    from pg_constraint f
    join pg_class c on c.oid = f.conrelid and c.relowner = ${ownerRole(service)}::regrole
    join pg_class o on o.oid = f.confrelid and o.relowner <> c.relowner and o.relname not in ('tenant', 'app_user')
    where f.contype = 'f' and f.confdeltype in ('a', 'r')
    order by sentence`
  if (rows.length === 0) return
  const sentences = rows.map(({ sentence }) => `${sentence}.`).join(' ')
  throw new DatabaseProblem('migration', `The migration ${migration} was not applied. ${sentences}`)
}
