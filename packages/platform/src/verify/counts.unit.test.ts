import { expect, test } from 'bun:test'
import { passes, total } from '../test/suite'
import { readCounts } from './counts'

test('reads the totals, not what a test printed before', () => {
  expect(readCounts(' 9 pass\nnoise\n 214 pass\n 2 fail\n 900 expect() calls\n')).toEqual({ passed: 214, failed: 2 })
  expect(readCounts(' 3 pass\n 0 fail\n 1 error\n')).toEqual({ passed: 3, failed: 1 })
  expect(readCounts('No tests found')).toEqual({ passed: 0, failed: 0 })
})

test('a suite that ran nothing, or ended badly without a failed test, is a failure', () => {
  const none = { name: 'none', ok: true, passed: 0, failed: 0 }
  const crashed = { name: 'crashed', ok: false, passed: 5, failed: 0 }
  const well = { name: 'well', ok: true, passed: 7, failed: 0 }
  expect([none, crashed, well].map(passes)).toEqual([false, false, true])
  expect(total([none, crashed, well])).toEqual({ passed: 12, failed: 2 })
})
