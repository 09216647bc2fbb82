import { expect, test } from 'bun:test'
import { isMonday } from './is-monday'

test('a Monday begins and ends at midnight of the school, in summer and in winter', () => {
  expect(isMonday(new Date('2026-11-22T22:59:59Z'))).toBe(false)
  expect(isMonday(new Date('2026-11-22T23:00:00Z'))).toBe(true)
  expect(isMonday(new Date('2026-11-23T22:59:59Z'))).toBe(true)
  expect(isMonday(new Date('2026-07-05T22:00:00Z'))).toBe(true)
  expect(isMonday(new Date('2026-07-06T22:00:00Z'))).toBe(false)
})
