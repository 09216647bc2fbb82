import { expect, test } from 'bun:test'
import { readTestOptions } from './test-options'

test('without arguments everything runs, now', () => {
  expect(readTestOptions([])).toEqual({ unit: undefined, clock: undefined })
})

test('a unit and a clock are read', () => {
  const { unit, clock } = readTestOptions(['teacher', '--clock', '2026-12-31T23:30:00Z'])
  expect([unit?.name, clock?.toISOString()]).toEqual(['teacher', '2026-12-31T23:30:00.000Z'])
})

test.each([[['teacher', 'provider']], [['--watch']], [['--clock', 'midnight']], [['--clock']]])(
  '%p is refused in a sentence that tells how to call it',
  (args) => expect(() => readTestOptions(args)).toThrow(/bun run test \[unit\]/),
)
