import type { Fragment, Transaction } from '../call/call'
import type { CompiledList } from './list-query'

interface Count {
  readonly count: number
}

/** What a list shows. */
export interface Shown {
  readonly select: Fragment
  /** Source of the rows, which ends in a condition: `student s where s.tenant_id = …`. */
  readonly from: Fragment
  /** As `from`, for counting all rows: without the tables that neither add a row nor take one away. */
  readonly counted?: Fragment
}

/** Statements of a list: one page of the rows that the caller asks for, and the number of all of them. */
export const pageQueries = <Row extends object>(
  tx: Transaction,
  compiled: CompiledList,
  { select, from, counted = from }: Shown,
) => {
  const { where, order, page, isFiltered } = compiled
  return [
    tx<Row[]>`select ${select} from ${from} and ${where} order by ${order} ${page}`,
    tx<Count[]>`select count(*)::integer as count from ${isFiltered ? from : counted} and ${where}`,
  ] as const
}

/** What a list call answers, of the results of its statements. */
export const pageOf = <Row>([rows, [total]]: readonly [readonly Row[], readonly Count[]]) => ({
  rows,
  count: total?.count ?? 0,
})

/** A row of a page with the number of all rows; an empty page has one row whose `id` is null. */
export type Counted<Row> = Row & { readonly total: number }

/** What a list call answers, of rows that carry the count. */
export const countedPageOf = <Row extends { readonly id: string | null }>(found: readonly Counted<Row>[]) => ({
  rows: found.filter(({ id }) => id !== null).map(({ total: _, ...row }) => row),
  count: found[0]?.total ?? 0,
})
