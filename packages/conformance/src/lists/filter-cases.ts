import { type FieldKind, type FilterItem, type FilterType, filterValueLengthMax } from '@lernspur/contracts/wire/list'

const nulls = ['isnull', 'isnotnull'] as const
const sets = ['eq', 'ne', 'in', 'notin'] as const
const comparisons = ['gt', 'gte', 'lt', 'lte'] as const
const patterns = ['like', 'ilike', 'contains', 'search', 'startswith', 'endswith'] as const

const arrays = ['arraycontains', 'arraystartswith', 'arrayendswith', ...nulls] as const

/** Filter types that each kind of field accepts; every other gets INVALID_PARAMETERS. */
const typesOfKind: Readonly<Record<FieldKind, readonly FilterType[]>> = {
  uuid: [...sets, ...nulls],
  text: [...sets, ...comparisons, ...patterns, ...nulls],
  integer: [...sets, ...comparisons, ...nulls],
  boolean: ['eq', 'ne', ...nulls],
  instant: [...sets, ...comparisons, ...nulls],
  day: [...sets, ...comparisons, ...nulls],
  uuids: arrays,
  texts: arrays,
}

/** A valid value of each kind that hardly any row has. */
const unknownValues: Readonly<Record<FieldKind, string>> = {
  uuid: '01890000-0000-7000-8000-000000000000',
  uuids: '01890000-0000-7000-8000-000000000000',
  text: 'Nirgends',
  texts: 'Nirgends',
  integer: '-7',
  boolean: 'false',
  instant: '2001-02-03T04:05:06Z',
  day: '2001-02-03',
}

/** Texts with special characters of SQL, patterns, JSON or URLs, and the longest. */
const hostileTexts = [
  '100 %_\\\\',
  `O'Brien "; drop table student; --`,
  'ÄÖÜ ß é 🙂',
  '{a,b}',
  'x'.repeat(filterValueLengthMax),
]

const severalTypes = new Set<FilterType>(['in', 'notin', 'arraycontains'])

const item = (field: string, type: FilterType, value: string): FilterItem => {
  if (type === 'isnull' || type === 'isnotnull') return { field, type }
  return { field, type, value: severalTypes.has(type) ? [value] : value }
}

/** Every filter that a field accepts, with the given value, and for texts also with hostile ones. */
export const filtersOf = (field: string, kind: FieldKind, value: string = unknownValues[kind]): FilterItem[] => {
  const types = typesOfKind[kind]
  const hostile = kind === 'text' || kind === 'texts' ? hostileTexts : []
  return [value, ...hostile].flatMap((each) =>
    types.filter((type) => each === value || !type.startsWith('is')).map((type) => item(field, type, each)),
  )
}

/** One filter of a type that the field does not accept. */
export const refusedFilterOf = (field: string, kind: FieldKind): FilterItem =>
  item(field, typesOfKind[kind].includes('like') ? 'arraystartswith' : 'like', unknownValues[kind])
