import { expect, test } from 'bun:test'
import { runFuzz } from './run-fuzz'

test('five hundred made-up requests meet no error of ours, no silence and no row of another school', async () => {
  const count = 500
  const { findings, byStatus } = await runFuzz({ count, seed: 1 })
  expect(findings).toEqual([])
  expect(Object.values(byStatus).reduce((sum, times) => sum + times, 0)).toBe(count)
  // Requests that were all refused alike would have found nothing out.
  expect((byStatus[200] ?? 0) + (byStatus[201] ?? 0)).toBeGreaterThan(50)
}, 120_000)
