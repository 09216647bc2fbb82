import { expect, test } from 'bun:test'
import { namesInTable } from './names-in-table'
import { readNames } from './read-names'

const read = (table: string[][]) =>
  readNames(namesInTable(table), 'first').map(
    ({ firstName, lastName, problem }) => problem ?? `${firstName}|${lastName}`,
  )

test('finds columns by their titles, below other rows', () => {
  const table = [
    ['Klasse 3a', '', ''],
    ['Nr.', 'Familienname', 'Rufname'],
    ['1', 'von Berg', 'Emma-Luise'],
    ['2', 'Groß, Dr.', 'Zoë'],
    ['3', 'Aydın', ''],
    ['Summe', '', ''],
  ]
  expect(read(table)).toEqual(['Emma-Luise|von Berg', 'Zoë|Groß Dr.', 'incomplete'])
})

test('without titles, uses cells that may be names', () => {
  expect(read([['1', 'Mia', 'Özdemir', '03.04.2018'], ['Anna Lena Groß']])).toEqual(['Mia|Özdemir', 'Anna Lena|Groß'])
  expect(namesInTable([['1', '2']])).toBe('')
})
