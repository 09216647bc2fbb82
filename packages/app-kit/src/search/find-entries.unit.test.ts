import { expect, test } from 'bun:test'
import { findEntries } from './find-entries'
import type { SearchEntry } from './search-entry'

const entry = (label: string, more: Partial<SearchEntry> = {}): SearchEntry => ({
  value: label,
  label,
  run: () => undefined,
  ...more,
})
const entries = [
  entry('Kompetenzen', { group: 'Seiten' }),
  entry('Berichte', { group: 'Seiten', keywords: 'Zeugnis' }),
  entry('Amira Özdemir', { group: 'Kinder', onlyFound: true }),
  entry('Berta Kramer', { group: 'Kinder', onlyFound: true }),
]
const found = (query: string) => findEntries(entries, query).map(({ label }) => label)

test('without a query, omits entries that are only for searches', () =>
  expect(found('  ')).toEqual(['Kompetenzen', 'Berichte']))

test('finds by title and keywords, ignoring umlauts', () => {
  expect(found('ozdemir')).toEqual(['Amira Özdemir'])
  expect(found('oezd')).toEqual(['Amira Özdemir'])
  expect(found('özd')).toEqual(['Amira Özdemir'])
  expect(found('zeugnis')).toEqual(['Berichte'])
})

test('keeps the order of groups; within one, word prefixes come first', () => {
  expect(found('ber')).toEqual(['Berichte', 'Berta Kramer'])
  expect(findEntries([entry('Amira'), entry('Mia'), entry('Tom Mi')], 'mi').map(({ label }) => label)).toEqual([
    'Mia',
    'Tom Mi',
    'Amira',
  ])
})

test('ranks groups with a prefix match before groups with other matches', () => {
  const both = [entry('Abonnement', { group: 'Seiten' }), entry('Emil Hofer', { group: 'Kinder' })]
  expect(findEntries(both, 'em').map(({ label }) => label)).toEqual(['Emil Hofer', 'Abonnement'])
})

test('limits the entries per group', () => {
  const many = Array.from({ length: 60 }, (_, number) => entry(`Kind ${number}`, { group: 'Kinder' }))
  expect(findEntries(many, 'kind')).toHaveLength(20)
})

test('tolerates typos if nothing matches exactly', () => {
  for (const typed of ['komptenzen', 'kompetenezn', 'kompettenzen', 'kampetenz'])
    expect(found(typed)).toEqual(['Kompetenzen'])
  expect(found('amria ozdemir')).toEqual(['Amira Özdemir'])
  expect(found('oezdmir')).toEqual(['Amira Özdemir'])
  expect(found('bertra')).toEqual(['Berta Kramer'])
})

test('finds nothing for short typos or for a different word', () => {
  for (const typed of ['brt', 'amx', 'klavier', 'amira xyz']) expect(found(typed)).toEqual([])
})
