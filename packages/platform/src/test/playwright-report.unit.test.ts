import { expect, test } from 'bun:test'
import { countReport } from './playwright-report'

test('names what passed only when it was tried again, and takes nothing that was left out for passed', () => {
  const spec = (title: string, status: string) => ({ title, file: 'a.e2e.ts', tests: [{ status }] })
  const report = {
    suites: [
      { specs: [spec('steady', 'expected')], suites: [{ specs: [spec('unsteady', 'flaky'), spec('out', 'skipped')] }] },
    ],
    stats: { expected: 1, flaky: 1, skipped: 1, unexpected: 0 },
    errors: [],
  }
  expect(countReport(report)).toEqual({
    passed: 2,
    failed: 1,
    failures: ['a.e2e.ts › out'],
    unsteady: ['a.e2e.ts › unsteady'],
  })
})

test('an error outside of any spec is a failure', () => {
  const stats = { expected: 3, flaky: 0, skipped: 0, unexpected: 0 }
  expect(countReport({ suites: [], stats, errors: [{}] })).toMatchObject({ passed: 3, failed: 1 })
})
