import type { FieldKind } from '@lernspur/contracts/list'
import type { Fragment, Transaction } from '../call/call'
import { condition, germanOrder } from './condition'
import type { ListRequest } from './list-request'

/** Parts of a list statement: `where ${where} order by ${order} ${page}`; the count takes `where` alone. */
export interface CompiledList {
  readonly where: Fragment
  readonly order: Fragment
  readonly page: Fragment
}

/** Order of a list whose caller asks for none; text needs its kind to be sorted as people read. */
export interface FallbackOrder {
  readonly field: string
  readonly dir: 'asc' | 'desc'
  readonly kind?: FieldKind
}

/** A column by name (`o.observed_at`) or an SQL expression. */
export type Columns = Readonly<Record<string, Fragment | string>>

const join = (tx: Transaction, parts: readonly Fragment[], separator: 'and' | ','): Fragment =>
  parts.reduce((left, right) => (separator === 'and' ? tx`${left} and ${right}` : tx`${left}, ${right}`))

/**
 * Parameterised SQL of a list request. `columns` maps each field of the contract to a column or an expression and must
 * have `id`, which ends every order, so that paging neither repeats nor skips. `fallback` orders a list whose caller
 * asks for no order. Nothing but values of the request reaches the statement, and those as parameters.
 */
export const compileList = (
  tx: Transaction,
  list: ListRequest,
  columns: Columns,
  fallback: readonly FallbackOrder[] = [],
): CompiledList => {
  const column = (field: string): Fragment => {
    const found = columns[field]
    if (found === undefined) throw new Error(`The list has no column for ${field}.`)
    return typeof found === 'string' ? tx`${tx(found)}` : found
  }
  const orders = list.order.length > 0 ? list.order : fallback
  const direction = (dir: 'asc' | 'desc'): Fragment => (dir === 'asc' ? tx`asc` : tx`desc`)
  const terms = orders.map(({ field, kind, dir }) =>
    kind === 'text'
      ? tx`${column(field)} collate ${tx(germanOrder)} ${direction(dir)} nulls last`
      : tx`${column(field)} ${direction(dir)}`,
  )
  // The id follows the direction of the last term, as the indexes do.
  const last = tx`${column('id')} ${direction(orders.at(-1)?.dir ?? 'asc')}`
  return {
    where: join(tx, [tx`true`, ...list.filter.map((filter) => condition(tx, column(filter.field), filter))], 'and'),
    order: join(tx, [...terms, last], ','),
    page: tx`limit ${list.limit} offset ${list.offset}`,
  }
}
