import { afterAll, beforeAll, beforeEach, expect, test } from 'bun:test'
import type { Line } from '@lernspur/release/registry/line'
import { newToken } from '@lernspur/service-kit/session/token'
import { type GatewayFixture, startGateway } from '../../testing/gateway-fixture'
import { sampleArea, sampleRegistry } from '../../testing/sample-registry'

const [stable, canary] = ['0.1.0-00000001', '0.1.0-00000002']
const users = Array.from({ length: 60 }, (_, index) => `user${index}`)
const sessions = new Map(users.map((user) => [newToken(), user]))
let gateway: GatewayFixture
let requestCount = 0
let isSlow = false
let status = 200

beforeAll(() => {
  gateway = startGateway()
  gateway.service('identity', (request) => {
    requestCount += 1
    const [, token = ''] = (request.headers.get('cookie') ?? '').split('=')
    const id = sessions.get(token)
    return Response.json({ success: true, data: id && { id, currentTenantId: 'school' } })
  })
  gateway.service('teacher', () => Response.json({ by: stable }))
})
afterAll(() => gateway.close())

const line = (kind: 'area' | 'service', weight: number): Line => ({
  unit: { kind, name: 'teacher' },
  isEnabled: true,
  stable,
  fallback: null,
  canary: weight === 0 ? null : { version: canary, weight, together: 'teacher+teacher-service' },
  pins: {},
  flags: {},
})
const weigh = (weight: number) =>
  gateway.releases.goLive(
    {
      ...sampleRegistry,
      areas: { teacher: { state: 'enabled', current: sampleArea('teacher', stable), fallback: null } },
    },
    { lines: [line('area', weight), line('service', weight)] },
  )
const begin = () =>
  gateway.instance('teacher', canary, async () => {
    if (isSlow) await Bun.sleep(1_050)
    return Response.json({ by: canary }, { status })
  })

beforeEach(async () => {
  isSlow = false
  status = 200
  weigh(30)
})

const call = (cookie: string) => gateway.call('/api/observations-v2', { headers: { cookie } })
const answeredBy = async (cookie = '') => ((await (await call(cookie)).json()) as { by: string }).by
const cookies = [...sessions.keys()].map((token) => `lernspur-3000=${token}`)
const everybody = () => Promise.all(cookies.map(answeredBy))
let taken = 0
/** What was counted since the last time. */
const counted = () => {
  const all = gateway.counted.slice(taken) as { readonly failed: number }[]
  taken = gateway.counted.length
  return all
}
const failed = () => counted().reduce((sum, one) => sum + one.failed, 0)

test('without a process of the canary everybody stays on the stable version', async () => {
  expect(new Set(await everybody())).toEqual(new Set([stable]))
})

test('a share of users get the canary, each the same at every call, with the area that a page of theirs gets', async () => {
  begin()
  const first = await everybody()
  const share = first.filter((version) => version === canary).length
  expect(share).toBeGreaterThan(5)
  expect(share).toBeLessThan(35)
  expect(await everybody()).toEqual(first)
  const pages = await Promise.all(
    cookies.map(async (cookie) => await (await gateway.call('/', { headers: { accept: 'text/html', cookie } })).text()),
  )
  expect(pages.map((page) => /data-watched='[^']*teacher":"([^"]*)/.exec(page)?.[1])).toEqual(first)
  expect(await answeredBy()).toBe(stable)
  weigh(100)
  expect(new Set(await everybody())).toEqual(new Set([canary]))
})

test('calls are counted by version alone: those that failed, those that took too long', async () => {
  await everybody()
  const before = requestCount
  counted()
  weigh(100)
  await everybody()
  expect(requestCount).toBe(before)
  expect(counted()).toEqual(
    cookies.map(() => ({
      unit: 'teacher-service',
      version: canary,
      shown: 1,
      failed: 0,
      errors: 0,
      calls: 0,
      slow: 0,
    })),
  )
  status = 500
  await everybody()
  expect(failed()).toBe(cookies.length)
  status = 404
  await everybody()
  expect(failed()).toBe(0)
  ;[isSlow, status] = [true, 200]
  await call(cookies[0] ?? '')
  expect(counted()).toMatchObject([{ version: canary, failed: 1, calls: 0, slow: 1 }])
  weigh(0)
  await everybody()
  expect(counted()).toEqual([])
})

/** What was counted of all versions since the last time. */
let known = 0
const counts = () => {
  const all = gateway.health.slice(known)
  known = gateway.health.length
  return all
}

test('each version counts its calls by the pattern of the route, with a canary and without one, whoever calls', async () => {
  await gateway.removeService('teacher')
  gateway.service('teacher', () => Response.json({ by: stable }, { status }))
  const observation = { unit: 'teacher-service', route: 'GET /api/observations-v2', total: 1, errors: 0 }
  weigh(0)
  counts()
  await call('')
  expect(counts()).toEqual([{ ...observation, version: stable, failed: 0, slow: 0 }])
  ;[isSlow, status] = [false, 500]
  await call(cookies[0] ?? '')
  await gateway.call('/api/observations-v2/4c7f0000-0000-4000-8000-000000000000', {
    headers: { cookie: cookies[0] ?? '' },
  })
  expect(counts().map(({ route, failed }) => [route, failed])).toEqual([
    ['GET /api/observations-v2', 1],
    ['GET /api/observations-v2/{observationId}', 1],
  ])
  ;[isSlow, status] = [true, 200]
  weigh(100)
  begin()
  await call(cookies[0] ?? '')
  expect(counts()).toEqual([{ ...observation, version: canary, failed: 0, slow: 1 }])
  await gateway.removeService('teacher')
  weigh(0)
  counts()
  expect((await call('')).status).toBe(503)
  expect(counts()).toMatchObject([{ version: stable, failed: 1 }])
  gateway.service('teacher', () => Response.json({ by: stable }))
})

test('a call that the canary alone tells reaches it, and the stable version says that it has none', async () => {
  await gateway.removeService('teacher')
  gateway.service('teacher', () => new Response(null, { status: 404 }), [])
  const added = { method: 'GET', path: '/brand-new/{id}', kind: 'read', bodyBytes: 0 } as const
  gateway.instance('teacher', canary, () => Response.json({ by: canary }), [added])
  weigh(30)
  const ask = async (cookie: string) => (await gateway.call('/api/brand-new/1', { headers: { cookie } })).status
  const all = await Promise.all(cookies.map(ask))
  expect(new Set(all)).toEqual(new Set([200, 404]))
})
