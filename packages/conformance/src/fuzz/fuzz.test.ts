import { expect, test } from 'bun:test'
import { runFuzz } from './run-fuzz'

test('five hundred random requests cause no server error, no timeout and no row of another school', async () => {
  const count = 500
  const { findings, byStatus, succeeded, idCalls } = await runFuzz({ count, seed: 1 })
  expect(findings).toEqual([])
  expect(Object.values(byStatus).reduce((sum, times) => sum + times, 0)).toBe(count)
  // If all requests were refused in the same way, nothing would have been tested.
  expect((byStatus[200] ?? 0) + (byStatus[201] ?? 0)).toBeGreaterThan(50)
  expect(idCalls.filter((call) => succeeded.has(call)).length).toBeGreaterThan(20)
}, 120_000)
