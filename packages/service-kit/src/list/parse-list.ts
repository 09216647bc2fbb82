import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import { type FilterType, filterTypes, type ListFields, listLimits } from '@lernspur/contracts/wire/list'
import { isValueOf, typesOf } from './field-kind'
import { fault, listBounds, withLocalizedFaults } from './list-fault'
import { type FieldOf, type ListFilter, type ListOrder, type ListRequest, many, none, wordsOf } from './list-request'

/** Bracketed keys are parsed to an array or, beyond the parser's limits, to an object with numeric keys. */
const items = (value: unknown, path: string, kind: 'filters' | 'orders' | 'values'): unknown[] => {
  if (value === undefined) return []
  const found = typeof value === 'object' && value !== null ? Object.values(value) : fault(path)
  return found.length > listBounds[kind] ? fault(path, kind) : found
}

const recordOf = (value: unknown, keys: readonly string[], path: string): Readonly<Record<string, unknown>> => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return fault(path)
  return Object.keys(value).every((key) => keys.includes(key)) ? { ...value } : fault(path)
}

const isFieldOf = <Fields extends ListFields>(field: unknown, fields: Fields): field is FieldOf<Fields> =>
  typeof field === 'string' && Object.hasOwn(fields, field)

const kindOf = <Fields extends ListFields>(field: unknown, fields: Fields, path: string) => {
  if (!isFieldOf(field, fields)) return fault(path, 'field')
  const kind = fields[field]
  return kind ? { field, kind } : fault(path, 'field')
}

const valuesOf = (type: FilterType, value: unknown, path: string): string[] => {
  if (none.includes(type)) return value === undefined ? [] : fault(path)
  const given = typeof value === 'string' ? [value] : many.includes(type) ? items(value, path, 'values') : []
  const texts = given.filter((one) => typeof one === 'string')
  return texts.length === 0 || texts.length !== given.length ? fault(path) : texts
}

const filterOf = <Fields extends ListFields>(
  item: unknown,
  index: number,
  fields: Fields,
): ListFilter<FieldOf<Fields>> => {
  const path = `filter[${index}]`
  const given = recordOf(item, ['field', 'type', 'value'], path)
  const { field, kind } = kindOf(given.field, fields, `${path}[field]`)
  const type = filterTypes.find((known) => known === given.type) ?? fault(`${path}[type]`, 'choice')
  if (!typesOf(kind).includes(type)) return fault(`${path}[type]`, 'choice')
  const values = valuesOf(type, given.value, `${path}[value]`)
  if (values.some((value) => value.length > listBounds.characters)) return fault(`${path}[value]`, 'characters')
  if (type === 'search' && values.some((value) => wordsOf(value).length > listBounds.words)) {
    return fault(`${path}[value]`, 'words')
  }
  return values.every((value) => isValueOf(kind, type, value)) ? { field, kind, type, values } : fault(`${path}[value]`)
}

const orderOf = <Fields extends ListFields>(
  item: unknown,
  index: number,
  fields: Fields,
): ListOrder<FieldOf<Fields>> => {
  const path = `order[${index}]`
  const given = recordOf(item, ['field', 'dir'], path)
  const dir = given.dir === 'asc' || given.dir === 'desc' ? given.dir : fault(`${path}[dir]`, 'choice')
  return { ...kindOf(given.field, fields, `${path}[field]`), dir }
}

const numberOf = (value: unknown, fallback: number, min: number, max: number, path: string): number => {
  if (value === undefined) return fallback
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : fault(path)
  return number >= min && number <= max ? number : fault(path)
}

type ParsedQuery = Readonly<Record<string, unknown>>

const readList = <Fields extends ListFields>(query: ParsedQuery, fields: Fields): ListRequest<Fields> => {
  const filter = items(query.filter, 'filter', 'filters')
  const order = items(query.order, 'order', 'orders')
  const { limitDefault, limitMin, limitMax, offsetDefault } = listLimits
  return {
    fields,
    filter: filter.map((item, index) => filterOf(item, index, fields)),
    order: order.map((item, index) => orderOf(item, index, fields)),
    offset: numberOf(query.offset, offsetDefault, 0, Number.MAX_SAFE_INTEGER, 'offset'),
    limit: numberOf(query.limit, limitDefault, limitMin, limitMax, 'limit'),
  }
}

/** Reads the keys of a list from a parsed query. Anything unknown or malformed is INVALID_PARAMETERS. */
export const parseList = <Fields extends ListFields>(
  query: ParsedQuery,
  fields: Fields,
  language: Language,
): ListRequest<Fields> => withLocalizedFaults(() => readList(query, fields), language)
