import { expect, test } from 'bun:test'
import { delayOf } from './listen-for-changes'

test('waits a second, then twice as long each time, a minute at most', () => {
  expect([1, 2, 3, 7, 40].map((failures) => delayOf(failures, 1))).toEqual([1000, 2000, 4000, 60_000, 60_000])
})

test('no two browsers have to come back at the same moment', () => {
  expect(delayOf(3, 0)).toBe(2000)
  expect(delayOf(3, 0.5)).toBe(3000)
})
