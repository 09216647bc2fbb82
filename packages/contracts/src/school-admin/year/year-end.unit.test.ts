import { expect, test } from 'bun:test'
import { isYearEnding } from './year-end'

test('a year ends within weeks from 42 days before its last day', () => {
  expect(isYearEnding('2027-07-31', '2027-06-18')).toBe(false)
  expect(isYearEnding('2027-07-31', '2027-06-19')).toBe(true)
  expect(isYearEnding('2027-07-31', '2027-08-01')).toBe(true)
})
