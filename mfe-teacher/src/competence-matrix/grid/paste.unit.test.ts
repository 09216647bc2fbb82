import { expect, test } from 'bun:test'
import { planPaste as plan } from './paste'

const words = ['noch nicht', 'mit Hilfe', 'gelingt', 'sicher'].map((label, index) => ({
  id: label,
  level: index + 1,
  label,
}))
const keyAt = (row: number, column: number) => (row < 3 && column < 3 ? `${row}:${column}` : undefined)
const students = [
  { firstName: 'Ada', lastName: 'Ahrens' },
  { firstName: 'Änne', lastName: 'von Öz' },
  { firstName: 'Max', lastName: 'Braun' },
]
const columns = ['zählt', 'rechnet', 'misst Längen'].map((description, index) => ({
  code: `A${index + 1}`,
  description,
}))
const targets = { students, columns, top: 0, left: 0, keyAt }
const planPaste = (text: string, levels: typeof words, _: typeof keyAt, more: Partial<typeof targets> = {}) =>
  plan(text, levels, { ...targets, ...more })
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

test('names beside the levels say whose they are, in whatever order, and so do titles above them', () => {
  const block = 'Name\tMisst  Längen\tzählt\nBraun, Max\t4\t1\nÄnne von Öz\t\t3\nAda Ahrens\t2\t\nGibt Es-Nicht\t1\t1'
  const { levels, unknown, outside } = planPaste(block, words, keyAt, { top: 2, left: 2 })
  expect(Object.fromEntries(levels)).toEqual({
    '2:2': 'sicher',
    '2:0': 'noch nicht',
    '1:0': 'gelingt',
    '0:2': 'mit Hilfe',
  })
  expect([unknown, outside]).toEqual([['Gibt Es-Nicht'], 0])
  // First and last name in two columns, without titles.
  expect(Object.fromEntries(planPaste('Braun\tMax\t3\t4\nAhrens\tAda\t1', words, keyAt, { left: 1 }).levels)).toEqual({
    '2:1': 'gelingt',
    '2:2': 'sicher',
    '0:1': 'noch nicht',
  })
})

test('two children of one name are told instead of guessed, and codes are titles', () => {
  const twins = [...students, { firstName: 'Max', lastName: 'Braun' }]
  const { levels, unknown } = planPaste('\tA3\tA1\nMax Braun\t1\t2\nAda Ahrens\t3\t4', words, keyAt, {
    students: twins,
  })
  expect([Object.fromEntries(levels), unknown]).toEqual([{ '0:2': 'gelingt', '0:0': 'sicher' }, ['Max Braun']])
})
