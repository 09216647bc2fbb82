import { expect, test } from 'bun:test'
import { inBrowser } from '@lernspur/api-client/testing/browser'

inBrowser()

test('the reports that a deletion was refused for are read from its details', async () => {
  const { reportCountsOf } = await import('./report-counts')
  const failure = (code: string, details: object[]) =>
    Object.assign(new Error(code), { name: 'ApiError', code, status: 409, details })
  const counts = [
    { path: 'reportCount', message: '3' },
    { path: 'completedReportCount', message: '2' },
  ]
  expect(reportCountsOf(failure('INVALID_IMPLICIT_DELETION', counts))).toEqual({ all: 3, completed: 2, mayTake: true })
  expect(reportCountsOf(failure('NO_PERMISSION', counts))?.mayTake).toBe(false)
  expect(reportCountsOf(failure('FOREIGN_KEY_CONSTRAINT', []))).toBeNull()
  expect(reportCountsOf(new Error('away'))).toBeNull()
})
