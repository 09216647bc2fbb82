import { describe, expect, test } from 'bun:test'
import { readCommandLine } from '@lernspur/platform/console/command-line'
import { commandLines } from '@lernspur/platform/console/command-lines'
import { readFuzzOptions } from './options'

const read = (...args: string[]) => readFuzzOptions(readCommandLine(commandLines.fuzz, args))

describe('options of the fuzz', () => {
  test('are 20,000 requests and 200 faults in all parts unless told otherwise, with a seed by chance', () => {
    const { seed, ...others } = read()
    expect(others).toEqual({ count: 20_000, faults: 200, only: '' })
    expect(Number.isInteger(seed)).toBe(true)
  })

  test('name requests, seed, faults and a part', () => {
    expect(read('12000', '777', '--only', 'stacks', '--faults', '13')).toEqual({
      count: 12_000,
      seed: 777,
      faults: 13,
      only: 'stacks',
    })
  })

  test.each(['many', '1 2 3', '1 two', '--faults some', '--unknown'])('refuse %s with the way to call it', (line) => {
    expect(() => read(...line.split(' '))).toThrow('Usage: bun run fuzz')
  })
})
