import type { Fragment, Transaction } from '@lernspur/service-kit/call/call'
import type { CompiledList } from '@lernspur/service-kit/list/list-query'
import type { Actor } from '@lernspur/service-kit/session/actor'
import { visibleEntry } from './entry.query'

/**
 * Statements of a list: a page of rows, and the number of all. The page is cut before users are joined, so that it can be
 * read from the index in order.
 */
export const entryPage = <Row extends object>(
  tx: Transaction,
  actor: Actor,
  table: 'observation' | 'legacy_observation',
  select: Fragment,
  { where, order, page }: CompiledList,
) => {
  const matches = tx`${visibleEntry(tx, actor)} and ${where}`
  return [
    tx<Row[]>`
      select ${select}
      from (select * from ${tx(table)} o where ${matches} order by ${order} ${page}) o
      join app_user u on u.id = o.creator_id
      order by ${order}`,
    tx<{ count: number }[]>`select count(*)::integer as count from ${tx(table)} o where ${matches}`,
  ] as const
}
