import { afterAll, beforeAll, expect, test } from 'bun:test'
import { newToken } from '@lernspur/service-kit/session/token'
import { createRateLimit } from '../request/rate-limit'
import { type GatewayFixture, startGateway } from '../testing/gateway-fixture'
import { sampleRegistry } from '../testing/sample-registry'

let gateway: GatewayFixture
beforeAll(() => {
  gateway = startGateway()
})
afterAll(() => gateway.close())

const numbers = { shown: 3, failed: 1, errors: 1, calls: 0, slow: 0 }
const version = '0.1.0-1a2b3c4d'
const cookie = `lernspur-3000-pre=${newToken()}`
const notify = (body: string, headers: Record<string, string> = { origin: 'http://localhost:3000' }, method = 'POST') =>
  gateway.call('/mfe/counts', { method, headers: { cookie, ...headers }, ...(method === 'POST' && { body }) })

test('a page of this origin tells how its screens fare, by version alone', async () => {
  const body = JSON.stringify({ teacher: { version, ...numbers }, 'teacher-service': { version, ...numbers } })
  expect((await notify(body)).status).toBe(204)
  expect((await notify(body, { 'sec-fetch-site': 'same-origin' })).status).toBe(204)
  // A service is counted where its calls are forwarded, and no page speaks for it.
  const area = { unit: 'teacher', version, ...numbers }
  expect(gateway.counted).toEqual([area, area])
  expect(gateway.log.join()).not.toContain(version)
})

test('what pages tell counts for versions that are live, whether they are compared or not', async () => {
  const line = {
    unit: { kind: 'area', name: 'teacher' },
    isEnabled: true,
    fallback: null,
    canary: null,
    pins: {},
    flags: {},
  } as const
  const body = JSON.stringify({ teacher: { version, ...numbers } })
  const before = gateway.health.length
  gateway.releases.goLive(sampleRegistry, { lines: [{ ...line, stable: '0.1.0-00000001' }] })
  expect((await notify(body)).status).toBe(204)
  expect(gateway.health).toHaveLength(before)
  gateway.releases.goLive(sampleRegistry, { lines: [{ ...line, stable: version }] })
  expect((await notify(body)).status).toBe(204)
  expect(gateway.health.slice(before)).toEqual([{ unit: 'teacher', version, total: 3, failed: 0, slow: 0, errors: 1 }])
})

test('what a page tells seldom, because it compares nothing, is no visit of a canary', async () => {
  const body = JSON.stringify({ teacher: { version, ...numbers } })
  const [visits, health] = [gateway.counted.length, gateway.health.length]
  const headers = { cookie, origin: 'http://localhost:3000' }
  expect((await gateway.call('/mfe/counts?compared=0', { method: 'POST', headers, body })).status).toBe(204)
  expect([gateway.counted.length - visits, gateway.health.length - health]).toEqual([0, 1])
})

const of = (changes: object) => JSON.stringify({ teacher: { version, ...numbers, ...changes } })

test.each([
  ['what is no JSON', 'shown=3', 400],
  ['no object', '[]', 400],
  ['what no unit is called', JSON.stringify({ 'No unit!': { version, ...numbers } }), 400],
  ['a name of every object', '{"__proto__":{"version":1}, "constructor": 3}', 400],
  ['a version that is none', of({ version: "'; drop table" }), 400],
  ['a negative number', of({ failed: -1 }), 400],
  ['a fraction', of({ shown: 2.5 }), 400],
  ['more failures than screens', of({ errors: 4 }), 400],
  ['more screens than a page can show', of({ shown: 1e9 }), 400],
  ['a field that tells a person', of({ user: 'ada' }), 400],
  ['nothing', '', 413],
  ['too much', of({ version: 'x'.repeat(5_000) }), 413],
])('%s is refused, and nothing is counted', async (_, body, status) => {
  const before = gateway.counted.length
  expect((await notify(body)).status).toBe(status)
  expect(gateway.counted).toHaveLength(before)
})

test('a browser without any session counts nothing, because whose screens it shows is not known', async () => {
  const before = gateway.counted.length
  expect((await notify(of({}), { origin: 'http://localhost:3000', cookie: '' })).status).toBe(204)
  expect(gateway.counted).toHaveLength(before)
})

test('pages of other origins, and reads, count nothing', async () => {
  const before = gateway.counted.length
  expect((await notify(of({}), { origin: 'https://evil.example' })).status).toBe(403)
  expect((await notify(of({}), { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await notify(of({}), {})).status).toBe(403)
  expect((await notify('', undefined, 'GET')).status).toBe(403)
  expect(gateway.counted).toHaveLength(before)
})

test('one address can call so often a minute, and again in the next', () => {
  let time = 0
  const mayCall = createRateLimit(3, () => time)
  expect([1, 2, 3, 4].map(() => mayCall('one'))).toEqual([true, true, true, false])
  expect(mayCall('other')).toBe(true)
  time += 60_000
  expect(mayCall('one')).toBe(true)
})
