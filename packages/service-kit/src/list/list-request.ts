import type { FieldKind, FilterType, ListFields } from '@lernspur/contracts/wire/list'

/** Names of the fields of a list. */
export type FieldOf<Fields extends ListFields> = keyof Fields & string

/** One condition, checked against the kind of its field. */
export interface ListFilter<Field extends string = string> {
  readonly field: Field
  readonly kind: FieldKind
  readonly type: FilterType
  /** One value for most types, several for `in`, `notin` and `arraycontains`, none for null checks. */
  readonly values: readonly string[]
}

export interface ListOrder<Field extends string = string> {
  readonly field: Field
  readonly kind: FieldKind
  readonly dir: 'asc' | 'desc'
}

/** A parsed list query: allowed fields and well-formed values only. */
export interface ListRequest<Fields extends ListFields> {
  /** The fields that the contract lets callers filter and order by. */
  readonly fields: Fields
  readonly filter: readonly ListFilter<FieldOf<Fields>>[]
  readonly order: readonly ListOrder<FieldOf<Fields>>[]
  readonly offset: number
  readonly limit: number
}

/** The list request of a call of the contract: `ListOf<typeof studentRoutes.listStudents>`. */
export type ListOf<Route extends { readonly list: ListFields }> = ListRequest<Route['list']>

/** Keys of a query that belong to the list. */
export const listKeys = ['filter', 'order', 'offset', 'limit'] as const

/** Filter types that take several values. */
export const many: readonly FilterType[] = ['in', 'notin', 'arraycontains']
/** Words of a `search`. */
export const wordsOf = (value: string): string[] => value.split(/\s+/).filter((word) => word !== '')
/** Filter types that take no value. */
export const none: readonly FilterType[] = ['isnull', 'isnotnull']
