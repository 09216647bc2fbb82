import { expect, test } from 'bun:test'
import { dayOfCompletion } from './day-of-completion'

test('the preview names the day that the printed report names, which begins with the clock of the school', () => {
  expect(dayOfCompletion('2027-01-28T22:59:00Z')).toBe('2027-01-28')
  expect(dayOfCompletion('2027-01-28T23:30:00Z')).toBe('2027-01-29')
  expect(dayOfCompletion('2027-06-30T22:30:00Z')).toBe('2027-07-01')
})
