import { describe, expect, test } from 'bun:test'
import { readBenchOptions } from './bench-options'

describe('options of the bench', () => {
  test('measure ten thousand, then a million observations unless told otherwise', () => {
    expect(readBenchOptions([])).toEqual({ sizes: [10_000, 1_000_000], clients: 4, seconds: 5, rounds: 3 })
  })

  test('take sizes in any order, because a district only grows', () => {
    expect(readBenchOptions(['--sizes', '50000,2000', '--clients', '1']).sizes).toEqual([2_000, 50_000])
  })

  test.each(['--sizes many', '--sizes 5', '--clients 0', '--unknown', 'word'])(
    'refuse %s with the way to call it',
    (line) => {
      expect(() => readBenchOptions(line.split(' '))).toThrow('Call it as: bun run bench')
    },
  )
})
