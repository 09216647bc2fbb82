import * as z from 'zod/mini'

/** Paging limits of every list (rule list.2). */
export const listLimits = { limitMin: 1, limitMax: 2000, limitDefault: 2000, offsetDefault: 0 } as const

/** Kinds of a list field; the kind decides which values and which filter types are allowed. */
export type FieldKind = 'uuid' | 'text' | 'integer' | 'boolean' | 'instant' | 'day' | 'uuids' | 'texts'

/** Fields of an entity that a list call may be filtered and ordered by. */
export type ListFields = Readonly<Record<string, FieldKind>>

export const filterTypes = [
  'eq',
  'ne',
  'gt',
  'gte',
  'lt',
  'lte',
  'like',
  'ilike',
  'contains',
  'search',
  'startswith',
  'endswith',
  'in',
  'notin',
  'isnull',
  'isnotnull',
  'arraycontains',
  'arraystartswith',
  'arrayendswith',
] as const
export type FilterType = (typeof filterTypes)[number]

/** Maximum filters of one list; these limits bound the work of one read (rule list.7). */
export const filtersMax = 20
/** Maximum values of one filter. */
export const filterValuesMax = 2000
/** Maximum characters of one filter value. */
export const filterValueLengthMax = 200
/** Maximum words of one `search`. */
export const searchWordsMax = 10
/** Maximum fields that one list is ordered by. */
export const ordersMax = 10

export interface FilterItem {
  readonly field: string
  readonly type: FilterType
  /** Omitted for null checks; an array for `in`, `notin` and `arraycontains`. */
  readonly value?: string | readonly string[]
}

export interface OrderItem {
  readonly field: string
  readonly dir: 'asc' | 'desc'
}

/** Query of a list call, before it is written as bracketed keys. */
export interface ListQuery {
  readonly filter?: readonly FilterItem[]
  readonly order?: readonly OrderItem[]
  readonly offset?: number
  readonly limit?: number
}

/** Documents the bracketed query of a list; it is parsed in one place, because keys are nested. */
export const listQuerySchema = z.object({
  filter: z.optional(
    z.array(
      z.object({
        field: z.string(),
        type: z.enum(filterTypes),
        value: z.optional(z.union([z.string(), z.array(z.string())])),
      }),
    ),
  ),
  order: z.optional(z.array(z.object({ field: z.string(), dir: z.enum(['asc', 'desc']) }))),
  offset: z.optional(z.int().check(z.minimum(0))),
  limit: z.optional(z.int().check(z.minimum(listLimits.limitMin), z.maximum(listLimits.limitMax))),
})

/** All rows of a call that writes several, with their number. */
export const rowsOf = <Row extends z.ZodMiniType>(row: Row) => z.object({ rows: z.array(row), count: z.int() })
