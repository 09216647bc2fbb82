import {
  type FieldKind,
  type FilterType,
  filterTypes,
  filterValuesMax,
  type ListFields,
  listLimits,
} from '@lernspur/contracts/list'
import { Refusal } from '../call/refusal'
import { isValueOf, typesOf } from './field-kind'

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

/** Keys of a query that belong to the list. */
export const listKeys = ['filter', 'order', 'offset', 'limit'] as const

/** Conditions and orders of one request at most. */
const itemsMax = 50

/** Filter types that take several values. */
export const many: readonly FilterType[] = ['in', 'notin', 'arraycontains']
/** Filter types that take no value. */
export const none: readonly FilterType[] = ['isnull', 'isnotnull']

const invalid = (path: string, de = 'Ungültige Angabe.'): never => {
  throw new Refusal('INVALID_PARAMETERS', [{ path, message: de }])
}

/** Bracketed keys come as an array or, beyond the parser's limits, as an object with numbers for keys. */
const items = (value: unknown, path: string): unknown[] => {
  if (value === undefined) return []
  const found = typeof value === 'object' && value !== null ? Object.values(value) : invalid(path)
  return found.length > filterValuesMax ? invalid(path) : found
}

const recordOf = (value: unknown, keys: readonly string[], path: string): Readonly<Record<string, unknown>> => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return invalid(path)
  return Object.keys(value).every((key) => keys.includes(key)) ? { ...value } : invalid(path)
}

const kindOf = (field: unknown, fields: ListFields, path: string): { field: string; kind: FieldKind } => {
  const kind = typeof field === 'string' && Object.hasOwn(fields, field) ? fields[field] : undefined
  return typeof field === 'string' && kind ? { field, kind } : invalid(path)
}

const valuesOf = (type: FilterType, value: unknown, path: string): string[] => {
  if (none.includes(type)) return value === undefined ? [] : invalid(path)
  const given = typeof value === 'string' ? [value] : many.includes(type) ? items(value, path) : []
  const texts = given.filter((one) => typeof one === 'string')
  return texts.length === 0 || texts.length !== given.length ? invalid(path) : texts
}

const filterOf = (item: unknown, index: number, fields: ListFields): ListFilter => {
  const path = `filter[${index}]`
  const given = recordOf(item, ['field', 'type', 'value'], path)
  const { field, kind } = kindOf(given.field, fields, `${path}[field]`)
  const type = filterTypes.find((known) => known === given.type) ?? invalid(`${path}[type]`)
  if (!typesOf(kind).includes(type)) return invalid(`${path}[type]`)
  const values = valuesOf(type, given.value, `${path}[value]`)
  return values.every((value) => isValueOf(kind, type, value))
    ? { field, kind, type, values }
    : invalid(`${path}[value]`)
}

const orderOf = (item: unknown, index: number, fields: ListFields): ListOrder => {
  const path = `order[${index}]`
  const given = recordOf(item, ['field', 'dir'], path)
  const dir = given.dir === 'asc' || given.dir === 'desc' ? given.dir : invalid(`${path}[dir]`)
  return { ...kindOf(given.field, fields, `${path}[field]`), dir }
}

const numberOf = (value: unknown, fallback: number, min: number, max: number, path: string): number => {
  if (value === undefined) return fallback
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : invalid(path)
  return number >= min && number <= max ? number : invalid(path)
}

/** Reads the keys of a list from a parsed query. Anything unknown or malformed is INVALID_PARAMETERS. */
export const parseList = (query: Readonly<Record<string, unknown>>, fields: ListFields): ListRequest => {
  const filter = items(query.filter, 'filter')
  const order = items(query.order, 'order')
  if (filter.length > itemsMax || order.length > itemsMax) return invalid('filter')
  const { limitDefault, limitMin, limitMax, offsetDefault } = listLimits
  return {
    filter: filter.map((item, index) => filterOf(item, index, fields)),
    order: order.map((item, index) => orderOf(item, index, fields)),
    offset: numberOf(query.offset, offsetDefault, 0, Number.MAX_SAFE_INTEGER, 'offset'),
    limit: numberOf(query.limit, limitDefault, limitMin, limitMax, 'limit'),
  }
}
