import { expect, test } from 'bun:test'
import { shortNames } from './short-names'

const namesOf = (...names: [string, string][]): string[] => [
  ...shortNames(names.map(([firstName, lastName], index) => ({ id: `${index}`, firstName, lastName }))).values(),
]

test('a first name that one child has stands alone', () => {
  expect(namesOf(['Lena', 'Müller'], ['Leon', 'Maier'])).toEqual(['Lena', 'Leon'])
})

test('children of one first name are told apart by as much of the last name as it takes', () => {
  expect(namesOf(['Lena', 'Müller'], ['Lena', 'Abt'])).toEqual(['Lena M.', 'Lena A.'])
  expect(namesOf(['Lena', 'Müller'], ['lena', 'Maier'], ['Lena', 'Öz'])).toEqual(['Lena Mü.', 'lena Ma.', 'Lena Ö.'])
  expect(namesOf(['Lena', 'Schmid'], ['Lena', 'Schmidt'])).toEqual(['Lena Schmid', 'Lena Schmidt'])
})

test('children of one whole name keep it whole', () => {
  expect(namesOf(['Lena', 'Abt'], ['Lena', 'Abt'])).toEqual(['Lena Abt', 'Lena Abt'])
})

test('where each name has the initial, namesakes still have as much of the last name as tells them apart', () => {
  const names = shortNames(
    [
      { id: '1', firstName: 'Mia', lastName: 'Müller' },
      { id: '2', firstName: 'mia', lastName: 'Mäder' },
      { id: '3', firstName: 'Ben', lastName: 'Özdemir' },
      { id: '4', firstName: 'Ada', lastName: '' },
    ],
    { hasInitial: true },
  )
  expect([...names.values()]).toEqual(['Mia Mü.', 'mia Mä.', 'Ben Ö.', 'Ada'])
})
