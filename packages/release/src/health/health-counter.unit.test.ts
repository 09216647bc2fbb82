import { expect, test } from 'bun:test'
import { createHealthCounter } from './health-counter'

const unit = { kind: 'service', name: 'teacher' } as const
const call = { unit, version: '0.1.0-00000001', route: 'GET /api/classes', total: 1, failed: 0, slow: 0, errors: 0 }

test('the same call of a version is one count, and is taken once', () => {
  const counter = createHealthCounter()
  counter.add(call)
  counter.add({ ...call, failed: 1 })
  counter.add({ ...call, slow: 1, version: '0.1.0-00000002' })
  expect(counter.take()).toEqual([
    { ...call, total: 2, failed: 1 },
    { ...call, version: '0.1.0-00000002', slow: 1 },
  ])
  expect(counter.take()).toEqual([])
})

test('however many routes there are, counts stay few and no call is lost', () => {
  const counter = createHealthCounter()
  for (let index = 0; index < 6_000; index += 1) counter.add({ ...call, route: `GET /api/${index}` })
  counter.add({ ...call, route: 'GET /api/1', failed: 1 })
  const taken = counter.take()
  expect(taken.length).toBeLessThan(4_100)
  expect(taken.reduce((sum, { total }) => sum + total, 0)).toBe(6_001)
  expect(taken.find(({ route }) => route === 'GET /api/1')).toMatchObject({ total: 2, failed: 1 })
})

test('a name of a route is never longer than what is stored', () => {
  const counter = createHealthCounter()
  counter.add({ ...call, route: `GET /api/${'x'.repeat(500)}` })
  expect(counter.take()[0]?.route).toHaveLength(200)
})
