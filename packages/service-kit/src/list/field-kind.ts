import type { FieldKind, FilterType } from '@lernspur/contracts/wire/list'

const nulls = ['isnull', 'isnotnull'] as const
const sets = ['eq', 'ne', 'in', 'notin', ...nulls] as const
const ordered = [...sets, 'gt', 'gte', 'lt', 'lte'] as const
const texts = [...ordered, 'like', 'ilike', 'contains', 'search', 'startswith', 'endswith'] as const
const arrays = ['arraycontains', 'arraystartswith', 'arrayendswith', ...nulls] as const

const types: Readonly<Record<FieldKind, readonly FilterType[]>> = {
  uuid: sets,
  boolean: ['eq', 'ne', ...nulls],
  integer: ordered,
  instant: ordered,
  day: ordered,
  text: texts,
  uuids: arrays,
  texts: arrays,
}

/** Filter types that make sense for a kind of field. */
export const typesOf = (kind: FieldKind): readonly FilterType[] => types[kind]

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const integer = /^-?\d{1,15}$/
const day = /^(?!0000)\d{4}-\d{2}-\d{2}$/
// PostgreSQL knows offsets of less than 16 hours.
const instant = /^(?!0000)\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-](0\d|1[0-5]):\d{2})$/

/** `2026-02-30` matches the pattern, but is no day. */
const isDay = (value: string): boolean => {
  const time = Date.parse(`${value}T00:00:00Z`)
  return day.test(value) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
}

const isInstant = (value: string): boolean =>
  instant.test(value) && isDay(value.slice(0, 10)) && !Number.isNaN(Date.parse(value))

/** PostgreSQL knows no NUL in text and refuses a pattern that ends in its escape character. */
const isText = (type: FilterType, value: string): boolean =>
  !value.includes('\0') && !((type === 'like' || type === 'ilike') && /(^|[^\\])(\\\\)*\\$/.test(value))

/** The beginning or the end of an id. */
const isPartOfId = (value: string): boolean => /^[0-9a-f-]{1,36}$/i.test(value)

/** Whether a value is valid for this kind and type, so that malformed ones never reach the database. */
export const isValueOf = (kind: FieldKind, type: FilterType, value: string): boolean => {
  switch (kind) {
    case 'uuid':
      return uuid.test(value)
    case 'uuids':
      return type === 'arraycontains' ? uuid.test(value) : isPartOfId(value)
    case 'integer':
      return integer.test(value)
    case 'boolean':
      return value === 'true' || value === 'false'
    case 'day':
      return isDay(value)
    case 'instant':
      return isInstant(value)
    default:
      return isText(type, value)
  }
}
