import type { ListFields } from '@lernspur/contracts/wire/list'
import type { PlanMode } from '@lernspur/database/transaction/tenant-transaction'
import type { Fragment, Transaction } from '../call/call'
import { condition, germanOrder, type Near, naturalOrder } from './condition'
import { type FieldOf, type ListFilter, type ListRequest, none } from './list-request'

/** Parts of a list statement: `where ${where} order by ${order} ${page}`; the count takes `where` alone. */
export interface CompiledList {
  readonly where: Fragment
  readonly order: Fragment
  readonly page: Fragment
  /** Whether the caller gave a condition. */
  readonly isFiltered: boolean
  /** Whether every condition is one that an index covers (`ChosenColumn`). */
  readonly isIndexed: boolean
}

/** A column by name (`o.observed_at`) or an SQL expression. */
type PlainColumn = Fragment | string

/** Text whose searchable form is stored as well (`search_text`), so that a search need not convert every row. */
interface SearchedColumn {
  readonly text: PlainColumn
  readonly searched: string
  /** Finds rows by a word, for which the database has no index that it would use by itself. */
  readonly near?: Near
}

/**
 * Text that may be too long for an index: rows are ordered by its beginning, which an index holds, and by the whole
 * text where beginnings are equal.
 */
interface LongColumn {
  readonly text: PlainColumn
  readonly beginning: Fragment
}

/** Text with numbers in it, such as names of schools, which are ordered as numbers. */
interface NumberedColumn {
  readonly numbered: PlainColumn
}

/** Yes or no as two conditions, each of which an index may cover. */
export interface ChosenColumn {
  readonly yes: Fragment
  readonly no: Fragment
}

type Column = PlainColumn | SearchedColumn | LongColumn | NumberedColumn | ChosenColumn

/** The column of each field of a list; a missing one is a type error. */
export type ColumnsOf<Fields extends ListFields> = { readonly [Field in keyof Fields | 'id']: Column }

/** Order of a list whose caller asks for none: by a field, or by a column that callers cannot name. */
type FallbackOrder<Fields extends ListFields> = { readonly dir: 'asc' | 'desc' } & (
  | { readonly field: keyof Fields }
  | { readonly column: string }
)

/** Default order of lists of people. */
export const peopleByName = [
  { field: 'lastName', dir: 'asc' },
  { field: 'firstName', dir: 'asc' },
] as const

/** Makes a column without a field of the contract a type error. */
type NoOther<Columns, Fields> = { readonly [Name in Exclude<keyof Columns, keyof Fields>]: never }

const join = (tx: Transaction, parts: readonly Fragment[], separator: 'and' | ','): Fragment =>
  parts.reduce((left, right) => (separator === 'and' ? tx`${left} and ${right}` : tx`${left}, ${right}`))

const plain = (tx: Transaction, column: PlainColumn): Fragment =>
  typeof column === 'string' ? tx`${tx(column)}` : column

const isSearched = (column: Column): column is SearchedColumn => typeof column === 'object' && 'searched' in column
const isLong = (column: Column): column is LongColumn => typeof column === 'object' && 'beginning' in column
const isNumbered = (column: Column): column is NumberedColumn => typeof column === 'object' && 'numbered' in column
const isChosen = (column: Column): column is ChosenColumn => typeof column === 'object' && 'yes' in column

const columnOf = (tx: Transaction, column: Column): Fragment => {
  if (isChosen(column)) return column.yes
  if (isNumbered(column)) return plain(tx, column.numbered)
  return plain(tx, isSearched(column) || isLong(column) ? column.text : column)
}

const isChoice = ({ type }: ListFilter): boolean => type === 'eq' || type === 'ne'

const conditionOf = (tx: Transaction, column: Column, filter: ListFilter): Fragment => {
  const { type, values } = filter
  if (isChosen(column) && isChoice(filter)) {
    return (type === 'eq') === (values[0] === 'true') ? column.yes : column.no
  }
  if (!isSearched(column)) return condition(tx, columnOf(tx, column), filter)
  return condition(tx, columnOf(tx, column), filter, plain(tx, column.searched), column.near)
}

/** Whether an index of trigrams can look up a word of the filter: it has three letters or digits in a row. */
const isLookedUp = ({ type, values }: Pick<ListFilter, 'type' | 'values'>): boolean =>
  type === 'search' && /[\p{L}\p{N}]{3}/u.test(values[0] ?? '')

const direction = (tx: Transaction, dir: 'asc' | 'desc'): Fragment => (dir === 'asc' ? tx`asc` : tx`desc`)

/** Rows on a page of most screens. */
const screenPageSize = 50

type PageRequest = Pick<ListRequest<ListFields>, 'limit' | 'offset'> & {
  readonly filter: readonly Pick<ListFilter, 'kind' | 'type'>[]
}

/** Whether a filter is about what belongs to something named by its id. */
const isById = ({ kind, type }: Pick<ListFilter, 'kind' | 'type'>): boolean => kind === 'uuid' && type === 'eq'

/**
 * Whether a list is the first page as most screens request it: of everything, or of what belongs to something named by
 * its id. One plan is the best for all such pages, so it may be kept.
 */
export const isDefault = ({ filter, limit, offset }: PageRequest): boolean =>
  limit === screenPageSize && offset === 0 && filter.every(isById)

/**
 * How to plan a list of the whole installation, such as the provider's. Planning takes longer than reading a page, and
 * the longer the more the statistics of the tables hold; so a list is planned once a connection, unless it has a
 * condition whose best plan depends on the value. That of an id or a search does not: their rows are looked up. `chosen`
 * names the fields that are a `ChosenColumn`.
 */
export const planModeOf = <Fields extends ListFields>(
  list: ListRequest<Fields>,
  chosen: readonly FieldOf<Fields>[] = [],
): PlanMode => {
  const hasOnePlan = (filter: ListFilter<FieldOf<Fields>>): boolean =>
    none.includes(filter.type) ||
    isById(filter) ||
    isLookedUp(filter) ||
    (chosen.includes(filter.field) && isChoice(filter))
  return list.filter.every(hasOnePlan) ? 'generic' : 'auto'
}

/**
 * The range of the page. A usual one has constants: a kept plan is made without the values, and would otherwise expect
 * a tenth of all rows on a page.
 */
const range = (tx: Transaction, list: PageRequest): Fragment =>
  isDefault(list) ? tx`limit 50 offset 0` : tx`limit ${list.limit} offset ${list.offset}`

/**
 * Parameterised SQL of a list request. `columns` maps exactly the fields of the contract. Text is sorted in German
 * order, numbers in it as numbers where the column says so, and `id` ends every order, so that paging neither repeats nor skips rows. `fallback` orders a list whose
 * caller asks for no order. Only values of the request reach the statement, and those as parameters.
 */
export const compileList = <Fields extends ListFields, Columns extends ColumnsOf<Fields>>(
  tx: Transaction,
  list: ListRequest<Fields>,
  columns: Columns & NoOther<Columns, Fields>,
  fallback: readonly FallbackOrder<Fields>[] = [],
): CompiledList => {
  const found: ColumnsOf<Fields> = columns
  const orders = list.order.length > 0 ? list.order : fallback
  // What a search finds is looked up and then sorted. By an index of the order, the server would read rows from the
  // first one on until a page has matched: all there are, if those that match are at the end.
  const isFound = list.filter.some((filter) => isLookedUp(filter) && isSearched(found[filter.field]))
  const byText = (text: Fragment, dir: 'asc' | 'desc', collation = germanOrder) =>
    tx`${isFound ? tx`(${text} || '')` : text} collate ${tx(collation)} ${direction(tx, dir)} nulls last`
  const terms = orders.map((order) => {
    const column: Column = 'field' in order ? found[order.field] : order.column
    return 'field' in order && list.fields[order.field] === 'text'
      ? byText(
          isLong(column) && !isFound ? column.beginning : columnOf(tx, column),
          order.dir,
          isNumbered(column) ? naturalOrder : germanOrder,
        )
      : tx`${columnOf(tx, column)} ${direction(tx, order.dir)}`
  })
  const complete = orders.flatMap((order) => {
    const column = 'field' in order ? found[order.field] : order.column
    return isLong(column) && !isFound ? [byText(columnOf(tx, column), order.dir)] : []
  })
  // The id follows the direction of the last term, as the indexes do.
  const last = tx`${columnOf(tx, found.id)} ${direction(tx, orders.at(-1)?.dir ?? 'asc')}`
  const conditions = list.filter.map((filter) => conditionOf(tx, found[filter.field], filter))
  return {
    where: join(tx, [tx`true`, ...conditions], 'and'),
    order: join(tx, [...terms, ...complete, last], ','),
    page: range(tx, list),
    isFiltered: conditions.length > 0,
    isIndexed: list.filter.every((filter) => isChosen(found[filter.field]) && isChoice(filter)),
  }
}
