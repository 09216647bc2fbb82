import type { FieldKind, FilterType } from '@lernspur/contracts/list'

/** One condition, checked against the kind of its field. */
export interface ListFilter {
  readonly field: string
  readonly kind: FieldKind
  readonly type: FilterType
  /** One value for most types, several for `in`, `notin` and `arraycontains`, none for null checks. */
  readonly values: readonly string[]
}

export interface ListOrder {
  readonly field: string
  readonly kind: FieldKind
  readonly dir: 'asc' | 'desc'
}

/** A parsed list query: allowed fields and well-formed values only. */
export interface ListRequest {
  readonly filter: readonly ListFilter[]
  readonly order: readonly ListOrder[]
  readonly offset: number
  readonly limit: number
}
