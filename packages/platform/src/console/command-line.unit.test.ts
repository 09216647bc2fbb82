import { expect, test } from 'bun:test'
import { commandLine, readCommandLine } from './command-line'
import { checkoutVerbs } from './command-lines'
import { exitCodeOf, HelpRequest, UsageProblem } from './problem'

const line = commandLine({
  call: 'bun run copy',
  help: 'Copies files.',
  words: ['<from>', '[to]'],
  options: {
    keep: { type: 'string', short: 'k', value: '<days>', help: 'for so long' },
    quick: { type: 'boolean', help: 'without a check' },
  },
})

const errorOf = (...args: string[]): Error => {
  try {
    readCommandLine(line, args)
  } catch (error) {
    if (error instanceof Error) return error
  }
  throw new Error('It was understood.')
}

test('words and options are read', () => {
  const { values, words } = readCommandLine(line, ['a', '--quick', 'b', '-k', '3'])
  expect({ ...values }).toEqual({ quick: true, keep: '3' })
  expect(words).toEqual(['a', 'b'])
})

test('help describes the words and options, whatever else is typed', () => {
  for (const args of [['--help'], ['-h'], ['a', 'b', 'c', '--unknown', '--help']]) {
    expect(errorOf(...args)).toBeInstanceOf(HelpRequest)
  }
  expect(errorOf('--help').message).toBe(
    [
      'Usage: bun run copy <from> [to] [--keep <days>] [--quick]',
      '',
      'Copies files.',
      '',
      '  -k, --keep <days>  for so long',
      '  --quick            without a check',
    ].join('\n'),
  )
})

test.each([
  [[], '<from> is missing.'],
  [['a', 'b', 'c'], '“c” is one word too many.'],
  [['a', '--unknown'], '--unknown'],
  [['a', '--keep'], 'keep'],
  [['a', '--quick=1'], 'quick'],
])('%p is not understood, and the answer says how to call it', (args, message) => {
  const error = errorOf(...args)
  expect(error).toBeInstanceOf(UsageProblem)
  expect(error.message).toContain(message)
  expect(error.message).toContain('Usage: bun run copy <from> [to]')
  expect(exitCodeOf(error)).toBe(2)
})

test.each(Object.entries(checkoutVerbs))('mfe %s describes itself', (verb, verbLine) => {
  expect(() => readCommandLine(verbLine, ['--help'])).toThrow(`Usage: bun mfe ${verb} `)
  expect(() => readCommandLine(verbLine, ['--no-such-option'])).toThrow(UsageProblem)
})
