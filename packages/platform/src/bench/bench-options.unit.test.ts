import { describe, expect, test } from 'bun:test'
import { readCommandLine } from '../console/command-line'
import { commandLines } from '../console/command-lines'
import { readBenchOptions } from './bench-options'

const read = (...args: string[]) => readBenchOptions(readCommandLine(commandLines.bench, args))

describe('options of the bench', () => {
  test('measure ten thousand, then a million observations unless told otherwise', () => {
    expect(read()).toEqual({
      sizes: [10_000, 1_000_000],
      clients: 4,
      seconds: 5,
      rounds: 3,
      entries: 200_000,
      only: '',
    })
  })

  test('take sizes in any order, because a district only grows', () => {
    expect(read('--sizes', '50000,2000', '--clients', '1').sizes).toEqual([2_000, 50_000])
  })

  test.each(['--sizes many', '--sizes 5', '--clients 0', '--entries 5', '--unknown', 'word'])(
    'refuse %s with the way to call it',
    (line) => {
      expect(() => read(...line.split(' '))).toThrow('Usage: bun run bench')
    },
  )
})
