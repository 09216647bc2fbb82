import { expect, test } from 'bun:test'
import { findEntries } from './find-entries'
import type { PaletteEntry } from './palette-entry'

const entry = (label: string, more: Partial<PaletteEntry> = {}): PaletteEntry => ({
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

test('shows without a query what is not too much', () => expect(found('  ')).toEqual(['Kompetenzen', 'Berichte']))

test('finds by words, keywords and without umlauts', () => {
  expect(found('ozdemir')).toEqual(['Amira Özdemir'])
  expect(found('oezd')).toEqual(['Amira Özdemir'])
  expect(found('özd')).toEqual(['Amira Özdemir'])
  expect(found('zeugnis')).toEqual(['Berichte'])
})

test('keeps the order of groups; within one, beginnings come first', () => {
  expect(found('ber')).toEqual(['Berichte', 'Berta Kramer'])
  expect(findEntries([entry('Amira'), entry('Mia'), entry('Tom Mi')], 'mi').map(({ label }) => label)).toEqual([
    'Mia',
    'Tom Mi',
    'Amira',
  ])
})

test('puts a group where a word begins so before one where it only occurs', () => {
  const both = [entry('Abonnement', { group: 'Seiten' }), entry('Emil Hofer', { group: 'Kinder' })]
  expect(findEntries(both, 'em').map(({ label }) => label)).toEqual(['Emil Hofer', 'Abonnement'])
})

test('shows only so many of one kind', () => {
  const many = Array.from({ length: 60 }, (_, number) => entry(`Kind ${number}`, { group: 'Kinder' }))
  expect(findEntries(many, 'kind')).toHaveLength(20)
})

test('forgives slips of the keyboard where nothing fits exactly', () => {
  for (const typed of ['komptenzen', 'kompetenezn', 'kompettenzen', 'kampetenz'])
    expect(found(typed)).toEqual(['Kompetenzen'])
  expect(found('amria ozdemir')).toEqual(['Amira Özdemir'])
  expect(found('oezdmir')).toEqual(['Amira Özdemir'])
  expect(found('bertra')).toEqual(['Berta Kramer'])
})

test('finds nothing by few letters that are wrong, or by a word that is another', () => {
  for (const typed of ['brt', 'amx', 'klavier', 'amira xyz']) expect(found(typed)).toEqual([])
})
