import { expect, test } from 'bun:test'
import { matchPictures } from './match-pictures'

const child = (id: string, firstName: string, lastName: string) => ({ id, firstName, lastName })
const children = [
  child('zoe', 'Zoë', 'Müller'),
  child('anna', 'Anna Lena', 'Groß-Weber'),
  child('ali', 'Ali', 'Şahin'),
  child('ben1', 'Ben', 'Koch'),
  child('ben2', 'Ben', 'Koch'),
]

test.each([
  ['Zoë Müller.jpg', 'zoe'],
  ['mueller_zoe.JPG', 'zoe'],
  ['MULLER, ZOE.png', 'zoe'],
  ['3a 07 Zoe-Mueller (2).jpeg', 'zoe'],
  // As macOS writes it, decomposed.
  ['Müller Zoë.jpg'.normalize('NFD'), 'zoe'],
  ['Gross-Weber, Anna.jpg', 'anna'],
  ['Anna Lena Groß Weber.jpg', 'anna'],
  ['sahin ali.webp', 'ali'],
])('%s is %s', (name, id) => {
  expect(matchPictures([name], children)).toEqual([{ studentId: id, candidates: [id] }])
})

test('namesakes, a single name, and two files of one child are for the user to decide', () => {
  expect(matchPictures(['Ben Koch.jpg'], children)).toEqual([{ studentId: undefined, candidates: ['ben1', 'ben2'] }])
  expect(matchPictures(['Ali.jpg'], children)).toEqual([{ studentId: undefined, candidates: ['ali'] }])
  expect(matchPictures(['Ali Sahin.jpg', 'Sahin Ali 2.jpg'], children).map(({ studentId }) => studentId)).toEqual([
    undefined,
    undefined,
  ])
  expect(matchPictures(['IMG_2034.jpg'], children)).toEqual([{ studentId: undefined, candidates: [] }])
})
