import type { Fragment, Transaction } from '../call/call'
import type { CompiledList } from './list-query'

/** The result of a list call: a page of the rows, and the number of all of them. */
export interface Page<Row> {
  readonly rows: readonly Row[]
  readonly count: number
}

interface Count {
  readonly count: number
}

/** What a list shows. */
export interface ListSource {
  readonly select: Fragment
  /** Source of the rows, which ends in a condition: `student s where s.tenant_id = …`. */
  readonly from: Fragment
  /** Column that the page is cut by before the select list is evaluated, where that is costly. */
  readonly id?: Fragment
  /** A source with the same number of rows, but without joins, to count them all while there is no condition. */
  readonly counted?: Fragment
}

/** Statements of a list: one page of the rows that the caller asks for, and the number of all of them. */
export const pageQueries = <Row extends object>(tx: Transaction, compiled: CompiledList, visible: ListSource) => {
  const { where, order, page, isFiltered } = compiled
  const { select, from, id, counted = from } = visible
  const rows = id
    ? tx<Row[]>`
        select ${select} from ${from}
          and ${id} in (select ${id} from ${from} and ${where} order by ${order} ${page})
        order by ${order}`
    : tx<Row[]>`select ${select} from ${from} and ${where} order by ${order} ${page}`
  return [
    rows,
    tx<Count[]>`select count(*)::integer as count from ${isFiltered ? from : counted} and ${where}`,
  ] as const
}

/** The result of a list call, from the results of its statements. */
export const pageOf = <Row>([rows, [total]]: readonly [readonly Row[], readonly Count[]]): Page<Row> => ({
  rows,
  count: total?.count ?? 0,
})

/** A row of a page with the number of all rows; an empty page has one row whose `id` is null. */
export type WithTotal<Row> = Row & { readonly total: number }

/** The result of a list call, from rows that carry the count. */
export const countedPageOf = <Row extends { readonly id: string | null }>(found: readonly WithTotal<Row>[]) => ({
  rows: found.filter(({ id }) => id !== null).map(({ total: _, ...row }) => row),
  count: found[0]?.total ?? 0,
})
