import { expect, test } from 'bun:test'
import { readCommandLine } from '../console/command-line'
import { commandLines } from '../console/command-lines'
import { readTestOptions } from './test-options'

const read = (args: readonly string[]) => readTestOptions(readCommandLine(commandLines.test, args))

test('without arguments everything runs, now', () => {
  expect(read([])).toEqual({ unit: undefined, clock: undefined })
})

test('a unit and a clock are read', () => {
  const { unit, clock } = read(['teacher', '--clock', '2026-12-31T23:30:00Z'])
  expect([unit?.name, clock?.toISOString()]).toEqual(['teacher', '2026-12-31T23:30:00.000Z'])
})

test.each([[['teacher', 'provider']], [['--watch']], [['--clock', 'midnight']], [['--clock']]])(
  '%p is refused in a sentence that tells how to call it',
  (args) => expect(() => read(args)).toThrow(/bun run test \[unit\]/),
)
