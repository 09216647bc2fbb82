import { inBytes } from '@lernspur/database/transaction/tenant-transaction'
import { visibleSubjects } from '@lernspur/service-kit/access/class-access'
import type { Fragment, Transaction } from '@lernspur/service-kit/call/call'
import type { WrittenPage } from '@lernspur/service-kit/list/list-page'
import type { CompiledList } from '@lernspur/service-kit/list/list-query'
import type { Actor } from '@lernspur/service-kit/session/actor'

/**
 * Statement of a list: a page as JSON and the number of all. The page is cut before users are joined, so that it can be
 * read from the index in order.
 */
export const entryPage = (
  tx: Transaction,
  actor: Actor,
  table: 'observation' | 'legacy_observation',
  select: Fragment,
  { where, order, page }: CompiledList,
) => {
  const matches = tx`
    o.tenant_id = ${actor.tenantId} and o.school_subject_id = any(array(select id from visible)) and ${where}`
  return inBytes<WrittenPage>(tx`
    with visible as materialized (${visibleSubjects(tx, actor)})
    select
      (select string_agg(to_json(shown)::text, ',') from (
        select ${select}
        from (select * from ${tx(table)} o where ${matches} order by ${order} ${page}) o
        join app_user u on u.id = o.creator_id
        order by ${order}) shown) as rows,
      (select count(*)::integer from ${tx(table)} o where ${matches}) as count`)
}
