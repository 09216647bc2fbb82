import { expect, test } from 'bun:test'
import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import type { ListFields } from '@lernspur/contracts/wire/list'
import type { RouteSpec } from '@lernspur/contracts/wire/route'
import { ApiError } from '../call/api-error'
import { readQuery } from '../input/query'

const fields: ListFields = {
  id: 'uuid',
  name: 'text',
  level: 'integer',
  day: 'day',
  at: 'instant',
  own: 'boolean',
  classIds: 'uuids',
  tags: 'texts',
}
const route: RouteSpec = {
  method: 'GET',
  path: '/items',
  owner: 'teacher',
  access: 'member',
  list: fields,
  status: 200,
  errors: [],
}

const parse = (query: string, language: Language = 'de') =>
  readQuery(query === '' ? '' : `?${query}`, route, language).list
const filter = (field: string, type: string, value?: string) =>
  `filter[0][field]=${field}&filter[0][type]=${type}${value === undefined ? '' : `&filter[0][value]=${encodeURIComponent(value)}`}`
const code = (query: string): string | undefined => {
  try {
    parse(query)
    return undefined
  } catch (error) {
    return error instanceof ApiError ? error.code : String(error)
  }
}

test('an empty query asks for the first 2000 rows', () => {
  expect(parse('')).toEqual({ fields, filter: [], order: [], offset: 0, limit: 2000 })
})

test('reads filters, orders and the page', () => {
  expect(
    parse(`${filter('name', 'contains', 'Öl & %')}&order[0][field]=level&order[0][dir]=desc&offset=5&limit=1`),
  ).toEqual({
    fields,
    filter: [{ field: 'name', kind: 'text', type: 'contains', values: ['Öl & %'] }],
    order: [{ field: 'level', kind: 'integer', dir: 'desc' }],
    offset: 5,
    limit: 1,
  })
})

test('reads more values than the parser takes by default', () => {
  const ids = Array.from({ length: 120 }, () => Bun.randomUUIDv7())
  const indexed = ids.map((id, index) => `filter[0][value][${index}]=${id}`).join('&')
  const plain = ids.map((id) => `filter[0][value][]=${id}`).join('&')
  for (const values of [indexed, plain]) {
    expect(parse(`${filter('id', 'in')}&${values}`)?.filter[0]?.values).toEqual(ids)
  }
})

const good: readonly [string, string, string?][] = [
  ['id', 'eq', '01a1fcab-2f94-70c2-a3c8-128fe8a22de8'],
  ['level', 'gte', '-3'],
  ['day', 'lt', '2026-02-28'],
  ['at', 'gt', '2026-02-28T10:00:00.123456Z'],
  ['at', 'lte', '2026-02-28T10:00+02:00'],
  ['at', 'lte', '2026-02-28T10:00-15:59'],
  ['own', 'eq', 'false'],
  ['classIds', 'arraycontains', '01a1fcab-2f94-70c2-a3c8-128fe8a22de8'],
  ['tags', 'arraystartswith', 'x'],
  ['classIds', 'arraystartswith', '01a1'],
  ['classIds', 'arrayendswith', '2DE8'],
  ['name', 'isnull'],
  ['name', 'like', 'a\\\\'],
  ['name', 'eq', ''],
]
for (const [field, type, value] of good) {
  test(`takes ${field} ${type} ${value ?? ''}`, () => {
    expect(code(filter(field, type, value))).toBeUndefined()
  })
}

const bad: readonly string[] = [
  filter('secret', 'eq', '1'),
  filter('constructor', 'eq', '1'),
  filter('__proto__', 'isnull'),
  filter('name', 'regex', '1'),
  filter('name', 'toString', '1'),
  filter('name', 'eq'),
  filter('name', 'isnull', 'x'),
  filter('name', 'eq', 'a\0b'),
  filter('name', 'like', 'a\\'),
  filter('name', 'ilike', '\\\\\\'),
  filter('id', 'eq', '1; drop table student'),
  filter('id', 'contains', 'a'),
  filter('level', 'eq', '1.5'),
  filter('level', 'eq', '99999999999999999999'),
  filter('day', 'eq', '2026-02-30'),
  filter('day', 'eq', '0000-01-01'),
  filter('at', 'eq', '2026-02-30T10:00:00Z'),
  filter('at', 'eq', 'now()'),
  filter('at', 'eq', '2026-02-28T10:00:00+16:00'),
  filter('own', 'eq', '1'),
  filter('classIds', 'eq', 'x'),
  filter('classIds', 'arraystartswith', '%'),
  filter('classIds', 'arrayendswith', 'x'.repeat(37)),
  `${filter('name', 'eq')}&filter[0][value][0]=a`,
  `${filter('name', 'in')}&filter[0][value][a][b]=a`,
  `${filter('name', 'eq', 'a')}&filter[0][extra]=1`,
  'filter=name',
  'filter[0]=name',
  'order[0][field]=name&order[0][dir]=up',
  'order[0][field]=secret&order[0][dir]=asc',
  'limit=0',
  'limit=2001',
  'limit=abc',
  'limit[]=1',
  'offset=-1',
  'offset=1e3',
  'unknown=1',
]
for (const query of bad) {
  test(`refuses ${query.slice(0, 80)}`, () => {
    expect(code(query)).toBe('INVALID_PARAMETERS')
  })
}

const faultIn = (query: string, language: Language) => {
  try {
    return parse(query, language)
  } catch (error) {
    return error instanceof ApiError ? error.details : error
  }
}

const faults: readonly (readonly [query: string, path: string, de: string, en: string])[] = [
  [
    filter('secret', 'eq', '1'),
    'filter[0][field]',
    'Nach diesem Feld kann nicht gefiltert oder geordnet werden.',
    'This field can be neither filtered nor ordered by.',
  ],
  [
    'order[0][field]=secret&order[0][dir]=asc',
    'order[0][field]',
    'Nach diesem Feld kann nicht gefiltert oder geordnet werden.',
    'This field can be neither filtered nor ordered by.',
  ],
  [filter('id', 'contains', 'a'), 'filter[0][type]', 'Kein erlaubter Wert.', 'Not an allowed value.'],
  [filter('name', 'regex', 'a'), 'filter[0][type]', 'Kein erlaubter Wert.', 'Not an allowed value.'],
  ['order[0][field]=name&order[0][dir]=up', 'order[0][dir]', 'Kein erlaubter Wert.', 'Not an allowed value.'],
  [filter('level', 'eq', '1.5'), 'filter[0][value]', 'Ungültige Angabe.', 'Invalid value.'],
  ['limit=2001', 'limit', 'Ungültige Angabe.', 'Invalid value.'],
]
test.each(faults)('says in the language of the request what is wrong with %s', (query, path, de, en) => {
  expect(faultIn(query, 'de')).toEqual([{ path, message: de }])
  expect(faultIn(query, 'en')).toEqual([{ path, message: en }])
})

const times = (count: number, write: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => write(index)).join('&')
const conditions = (count: number) =>
  times(count, (index) => `filter[${index}][field]=name&filter[${index}][type]=isnotnull`)
const orders = (count: number) => times(count, (index) => `order[${index}][field]=name&order[${index}][dir]=asc`)
const among = (count: number) =>
  `${filter('id', 'in')}&${times(count, () => `filter[0][value][]=${Bun.randomUUIDv7()}`)}`
const words = (count: number) => filter('name', 'search', ' a'.repeat(count))

const bounds: readonly (readonly [
  what: string,
  ask: (count: number) => string,
  most: number,
  path: string,
  de: string,
])[] = [
  ['conditions', conditions, 20, 'filter', 'Höchstens 20 Bedingungen.'],
  ['orders', orders, 10, 'order', 'Höchstens 10 Felder.'],
  ['values', among, 2000, 'filter[0][value]', 'Höchstens 2000 Werte.'],
  ['words', words, 10, 'filter[0][value]', 'Höchstens 10 Wörter.'],
  ['characters', (count) => filter('name', 'eq', 'ä'.repeat(count)), 200, 'filter[0][value]', 'Höchstens 200 Zeichen.'],
]
test.each(bounds)('the number of %s is bounded, and the detail names the bound', (_, ask, most, path, de) => {
  expect(code(ask(most))).toBeUndefined()
  expect(faultIn(ask(most + 1), 'de')).toEqual([{ path, message: de }])
})

test('ten searches for 4,900 words each are not even parsed into conditions', () => {
  const query = times(10, (index) => {
    const value = encodeURIComponent('ab '.repeat(4_900))
    return `filter[${index}][field]=name&filter[${index}][type]=search&filter[${index}][value]=${value}`
  })
  expect(faultIn(query, 'de')).toEqual([{ path: 'filter[0][value]', message: 'Höchstens 200 Zeichen.' }])
})
