import { expect, test } from 'bun:test'
import { planPaste } from './paste'

const words = ['noch nicht', 'mit Hilfe', 'gelingt', 'sicher'].map((label, index) => ({
  id: label,
  level: index + 1,
  label,
}))
const keyAt = (row: number, column: number) => (row < 3 && column < 3 ? `${row}:${column}` : undefined)
const planned = (text: string, levels = words) => Object.fromEntries(planPaste(text, levels, keyAt).levels)

test('a cell with several lines moves nothing below it to another child', () => {
  const block = '"gut\r\n(mündlich)"\t3\r\n"2"\t"ein ""Wort""\n"\r\n4\t1\r\n'
  expect(planned(block)).toEqual({ '0:1': 'gelingt', '1:0': 'mit Hilfe', '2:0': 'sicher', '2:1': 'noch nicht' })
  expect(planPaste(block, words, keyAt).unknown).toEqual(['gut (mündlich)', 'ein "Wort"'])
})

test('a quotation mark within a text is one of its letters', () => {
  const { levels, unknown } = planPaste('2 "fast"\t"\n3\t"sicher', words, keyAt)
  expect([Object.fromEntries(levels), unknown]).toEqual([{ '1:0': 'gelingt' }, ['2 "fast"', '"', '"sicher']])
})

test('every system’s way of ending lines is read, and empty cells leave theirs', () => {
  for (const end of ['\n', '\r\n', '\r']) {
    expect(planned(['1', '', '3', ''].join(end))).toEqual({ '0:0': 'noch nicht', '2:0': 'gelingt' })
  }
})

test('a name of a level goes before its number: of grades the best is 1 and the highest level', () => {
  const grades = ['4', '3', '2', '1'].map((label, index) => ({ id: `grade ${label}`, level: index + 1, label }))
  expect(planned('1\t4\n2\t3', grades)).toEqual({
    '0:0': 'grade 1',
    '0:1': 'grade 4',
    '1:0': 'grade 2',
    '1:1': 'grade 3',
  })
})
