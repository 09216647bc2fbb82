import { afterAll, beforeAll, expect, test } from 'bun:test'
import { filterValueLengthMax, type ListFields } from '@lernspur/contracts/wire/list'
import { connect, type Database } from '@lernspur/database/connection/connect'
import { readTenant } from '@lernspur/database/transaction/tenant-transaction'
import { type TestDatabase, testDatabase } from '@lernspur/testing/test-database'
import type { Transaction } from '../call/call'
import { readQuery } from '../input/query'
import { compileList } from './list-query'
import type { ListRequest } from './list-request'

let database: TestDatabase
let db: Database

beforeAll(async () => {
  database = await testDatabase()
  db = connect(database.urlFor('teacher'), { name: 'list' })
})
afterAll(async () => {
  await db.end()
  await database.close()
})

const fields: ListFields = {
  id: 'uuid',
  name: 'text',
  level: 'integer',
  day: 'day',
  at: 'instant',
  own: 'boolean',
  friendIds: 'uuids',
  tags: 'texts',
}

const id = (last: number): string => `01a1fcab-0000-7000-8000-00000000000${last}`

const rows = [
  {
    id: id(1),
    name: 'Äpfel',
    level: 1,
    day: '2026-01-01',
    at: '2026-01-01T10:00:00Z',
    own: true,
    friendIds: [id(2), id(3)],
    tags: ['Übung', 'Test'],
  },
  {
    id: id(2),
    name: 'Zebra',
    level: 2,
    day: '2026-02-01',
    at: '2026-02-01T10:00:00Z',
    own: false,
    friendIds: [id(3)],
    tags: ['übung 50%'],
  },
  {
    id: id(3),
    name: 'apfel_baum 50%',
    level: 2,
    day: '2026-03-01',
    at: '2026-03-01T10:00:00Z',
    own: true,
    friendIds: [],
    tags: [],
  },
  {
    id: id(4),
    name: `O'Neill "Öl" \\ Straße`,
    level: 3,
    day: '2026-04-01',
    at: '2026-04-01T10:00:00Z',
    own: false,
    friendIds: [],
    tags: ['a_b'],
  },
  { id: id(5), name: null, level: null, day: null, at: null, own: null, friendIds: null, tags: null },
] as const

interface Page {
  readonly found: string
  readonly count: number
}

/** Last digits of the ids that a query finds, in order, and the count of all matches. */
const ask = async (query: string, fallback?: { field: string; dir: 'asc' | 'desc' }[]): Promise<Page> => {
  const { list } = readQuery(
    `?${query}`,
    { method: 'GET', path: '/items', owner: 'teacher', access: 'member', list: fields, status: 200, errors: [] },
    'de',
  )
  if (!list) throw new Error('This is no list.')
  const [found, counted] = await readTenant(db, id(0), (tx) => {
    const items = tx`
      json_to_recordset(${JSON.stringify(rows)}::text::json)
        as t (id uuid, name text, level int, day date, at timestamptz, own boolean, "friendIds" uuid[], tags text[])`
    const columns = {
      id: 't.id',
      name: 't.name',
      level: 't.level',
      day: 't.day',
      at: 't.at',
      own: 't.own',
      friendIds: tx`t."friendIds"`,
      tags: 't.tags',
    }
    const { where, order, page } = compileList(tx, list, columns, fallback)
    return [
      tx<{ id: string }[]>`select t.id from ${items} where ${where} order by ${order} ${page}`,
      tx<{ count: number }[]>`select count(*) from ${items} where ${where}`,
    ]
  })
  return { found: found.map((row) => row.id.slice(-1)).join(''), count: counted[0]?.count ?? -1 }
}

const where = async (field: string, type: string, ...values: string[]): Promise<string> => {
  const many = ['in', 'notin', 'arraycontains'].includes(type)
  const sent = values.map((value) => `&filter[0][value]${many ? '[]' : ''}=${encodeURIComponent(value)}`).join('')
  const { found, count } = await ask(`filter[0][field]=${field}&filter[0][type]=${type}${sent}`)
  expect(count).toBe(found.length)
  return found
}

test('filters text', async () => {
  expect(await where('name', 'eq', 'Äpfel')).toBe('1')
  expect(await where('name', 'eq', 'äpfel')).toBe('')
  expect(await where('name', 'ne', 'Äpfel')).toBe('2345')
  expect(await where('name', 'in', 'Äpfel', 'Zebra')).toBe('12')
  expect(await where('name', 'notin', 'Äpfel', 'Zebra')).toBe('345')
  expect(await where('name', 'isnull')).toBe('5')
  expect(await where('name', 'isnotnull')).toBe('1234')
})

test('compares text as it sorts: ä beside a, before b', async () => {
  expect(await where('name', 'lt', 'b')).toBe('13')
  expect(await where('name', 'gte', 'O')).toBe('24')
})

test('matches patterns, with and without regard to case', async () => {
  expect(await where('name', 'like', 'Ä%')).toBe('1')
  expect(await where('name', 'like', 'ä%')).toBe('')
  expect(await where('name', 'ilike', 'ä%')).toBe('1')
  expect(await where('name', 'ilike', 'ZEBR_')).toBe('2')
})

test('takes %, _, backslash and quotes literally', async () => {
  expect(await where('name', 'contains', '50%')).toBe('3')
  expect(await where('name', 'contains', '%')).toBe('3')
  expect(await where('name', 'contains', '_')).toBe('3')
  expect(await where('name', 'contains', '\\')).toBe('4')
  expect(await where('name', 'contains', "'")).toBe('4')
  expect(await where('name', 'contains', '"öl"')).toBe('4')
  expect(await where('name', 'startswith', "o'neill")).toBe('4')
  expect(await where('name', 'startswith', '_')).toBe('')
  expect(await where('name', 'endswith', 'STRAßE')).toBe('4')
  expect(await where('name', 'endswith', '%')).toBe('3')
  expect(await where('name', 'eq', "' or true --")).toBe('')
})

test('searches every word somewhere', async () => {
  expect(await where('name', 'search', 'BAUM äpf')).toBe('3')
  expect(await where('name', 'search', ' 50% apfel ')).toBe('3')
  for (const word of ['öl', 'ol', 'OEL']) expect(await where('name', 'search', word)).toBe('4')
  expect(await where('name', 'search', '   ')).toBe('12345')
  expect(await where('name', 'search', 'APFEL_ Apf _bAUM 50% 0%')).toBe('3')
})

test('filters numbers, booleans, days and instants', async () => {
  expect(await where('level', 'eq', '2')).toBe('23')
  expect(await where('level', 'ne', '2')).toBe('145')
  expect(await where('level', 'gt', '1')).toBe('234')
  expect(await where('level', 'lte', '2')).toBe('123')
  expect(await where('level', 'in', '1', '3')).toBe('14')
  expect(await where('level', 'gte', '999999999999')).toBe('')
  expect(await where('own', 'eq', 'true')).toBe('13')
  expect(await where('own', 'ne', 'true')).toBe('245')
  expect(await where('day', 'gte', '2026-02-01')).toBe('234')
  expect(await where('day', 'in', '2026-02-01', '2026-04-01')).toBe('24')
  expect(await where('at', 'lt', '2026-02-01T12:00:00+02:00')).toBe('1')
  expect(await where('at', 'notin', '2026-02-01T10:00:00Z')).toBe('1345')
})

test('filters ids and arrays', async () => {
  expect(await where('id', 'eq', id(3))).toBe('3')
  expect(await where('id', 'in', id(3), id(1))).toBe('13')
  expect(await where('friendIds', 'arraycontains', id(3))).toBe('12')
  expect(await where('friendIds', 'arraycontains', id(3), id(2))).toBe('1')
  expect(await where('friendIds', 'isnull')).toBe('5')
  expect(await where('tags', 'arraycontains', 'Übung')).toBe('1')
  expect(await where('tags', 'arraystartswith', 'ÜBUNG')).toBe('12')
  expect(await where('tags', 'arraystartswith', 'a_')).toBe('4')
  expect(await where('tags', 'arrayendswith', '%')).toBe('2')
})

test('finds ids by their beginning and end', async () => {
  expect(await where('friendIds', 'arraystartswith', '01a1fcab')).toBe('12')
  expect(await where('friendIds', 'arraystartswith', id(2).toUpperCase())).toBe('1')
  expect(await where('friendIds', 'arrayendswith', '03')).toBe('12')
  expect(await where('friendIds', 'arrayendswith', '2')).toBe('1')
})

test('accepts very long and very many values', async () => {
  expect(await where('name', 'contains', 'ä'.repeat(filterValueLengthMax))).toBe('')
  expect(await where('name', 'startswith', '%'.repeat(filterValueLengthMax))).toBe('')
  expect(await where('id', 'in', ...Array.from({ length: 1999 }, () => Bun.randomUUIDv7()), id(2))).toBe('2')
})

test('all conditions must hold', async () => {
  const two =
    'filter[0][field]=level&filter[0][type]=eq&filter[0][value]=2&filter[1][field]=own&filter[1][type]=eq&filter[1][value]=true'
  expect(await ask(two)).toEqual({ found: '3', count: 1 })
})

test('orders by German collation and puts missing text last', async () => {
  expect((await ask('order[0][field]=name&order[0][dir]=asc')).found).toBe('13425')
  expect((await ask('order[0][field]=name&order[0][dir]=desc')).found).toBe('24315')
})

test('pages over equal values without duplicates or gaps', async () => {
  const order = 'filter[0][field]=level&filter[0][type]=isnotnull&order[0][field]=level&order[0][dir]=desc'
  const pages = await Promise.all([0, 1, 2, 3, 4].map((offset) => ask(`${order}&limit=1&offset=${offset}`)))
  expect(pages.map((page) => page.found)).toEqual(['4', '3', '2', '1', ''])
  expect(new Set(pages.map((page) => page.count))).toEqual(new Set([4]))
})

test('a list without a requested order uses its own', async () => {
  expect((await ask('limit=3')).found).toBe('123')
  expect((await ask('limit=2', [{ field: 'day', dir: 'desc' }])).found).toBe('54')
})

const narrow: ListRequest<{ id: 'uuid'; name: 'text' }> = {
  fields: { id: 'uuid', name: 'text' },
  filter: [],
  order: [],
  offset: 0,
  limit: 1,
}
const compiled = (tx: Transaction) => [
  compileList(tx, narrow, { id: 's.id', name: 's.name' }),
  // @ts-expect-error: the field `name` of the contract has no column
  compileList(tx, narrow, { id: 's.id' }),
  // @ts-expect-error: the contract has no field `level`
  compileList(tx, narrow, { id: 's.id', name: 's.name', level: 's.level' }),
  // @ts-expect-error: the order names no field of the contract
  compileList(tx, narrow, { id: 's.id', name: 's.name' }, [{ field: 'level', dir: 'asc' }]),
]

test('columns are exactly the fields of the contract, as the compiler knows', () => {
  expect(compiled).toBeFunction()
})
