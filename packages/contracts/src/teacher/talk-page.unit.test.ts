import { expect, test } from 'bun:test'
import { freeLines, linesTooMany, printedLines } from './talk-page'

test('an empty part leaves lines to write on, and blank lines take none', () => {
  expect([printedLines(''), printedLines(' \n ')]).toEqual([freeLines, freeLines])
  expect(printedLines('eins\n\nzwei')).toBe(2)
})

test('a long text takes more lines, wide letters more than narrow ones, and a word without end is broken', () => {
  expect(printedLines('liest '.repeat(40))).toBeGreaterThan(2)
  expect(printedLines('W'.repeat(100))).toBeGreaterThan(printedLines('i'.repeat(100)))
  expect(printedLines('Donaudampfschifffahrt'.repeat(20))).toBeGreaterThan(4)
})

test('short parts fit on a page, a page of line breaks does not', () => {
  expect(linesTooMany(['Liest flüssig.', 'Übt das Einmaleins.', '', ''])).toBeLessThan(0)
  expect(linesTooMany(['a\n'.repeat(40), '', '', ''])).toBeGreaterThan(0)
})
