import { expect, test } from 'bun:test'
import { createHealthTally } from './health-tally'

const unit = { kind: 'service', name: 'teacher' } as const
const call = { unit, version: '0.1.0-00000001', route: 'GET /api/classes', total: 1, failed: 0, slow: 0, errors: 0 }

test('the same call of a version is one count, and is taken once', () => {
  const tally = createHealthTally()
  tally.add(call)
  tally.add({ ...call, failed: 1 })
  tally.add({ ...call, slow: 1, version: '0.1.0-00000002' })
  expect(tally.take()).toEqual([
    { ...call, total: 2, failed: 1 },
    { ...call, version: '0.1.0-00000002', slow: 1 },
  ])
  expect(tally.take()).toEqual([])
})

test('however many routes there are, counts stay few and no call is lost', () => {
  const tally = createHealthTally()
  for (let index = 0; index < 6_000; index += 1) tally.add({ ...call, route: `GET /api/${index}` })
  tally.add({ ...call, route: 'GET /api/1', failed: 1 })
  const taken = tally.take()
  expect(taken.length).toBeLessThan(4_100)
  expect(taken.reduce((sum, { total }) => sum + total, 0)).toBe(6_001)
  expect(taken.find(({ route }) => route === 'GET /api/1')).toMatchObject({ total: 2, failed: 1 })
})

test('a name of a route is never longer than what is stored', () => {
  const tally = createHealthTally()
  tally.add({ ...call, route: `GET /api/${'x'.repeat(500)}` })
  expect(tally.take()[0]?.route).toHaveLength(200)
})
