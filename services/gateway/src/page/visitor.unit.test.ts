import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { Registry } from '@lernspur/contracts/registry.contract'
import type { Line } from '@lernspur/release/registry/line'
import { newToken } from '@lernspur/service-kit/session/token'
import { type GatewayFixture, startGateway } from '../testing/gateway-fixture'
import { sampleRegistry } from '../testing/sample-registry'

let gateway: GatewayFixture
beforeAll(() => {
  gateway = startGateway()
})
afterAll(() => gateway.close())

const other: Registry = {
  ...sampleRegistry,
  shell: { ...sampleRegistry.shell, current: { ...sampleRegistry.shell.current, version: '0.1.0-00000002' } },
}
const [school, neighbour] = ['school', 'neighbour']
const line: Line = {
  unit: { kind: 'shell', name: 'shell' },
  isEnabled: true,
  stable: '0.1.0-1a2b3c4d',
  fallback: null,
  canary: { version: '0.1.0-00000002', weight: 100 },
  pins: {},
  flags: {},
}

const sessions = new Map<string, { readonly id: string; readonly currentTenantId: string }>()

/** A session of a user at a school, as a cookie. */
const signIn = (id: string, currentTenantId: string): string => {
  const token = newToken()
  sessions.set(token, { id, currentTenantId })
  return `lernspur-3000=${token}`
}

/** Identity, which knows these sessions; tells how often it was asked. */
const startIdentity = () => {
  let requestCount = 0
  gateway.service('identity', (request) => {
    requestCount += 1
    const [, token = ''] = (request.headers.get('cookie') ?? '').split('=')
    return Response.json({ success: true, data: sessions.get(token) })
  })
  return () => requestCount
}
const live = async (cookie = ''): Promise<string> =>
  JSON.stringify(await (await gateway.call('/mfe/registry.json', { headers: { cookie } })).json())
const page = async (cookie: string) =>
  await (await gateway.call('/', { headers: { accept: 'text/html', cookie } })).text()

test('a school that stays on a version gets it, others and visitors do not, and nobody is asked for while none stays', async () => {
  const requested = startIdentity()
  gateway.releases.goLive(sampleRegistry)
  expect(await live(signIn('ada', school))).toContain('0.1.0-1a2b3c4d')
  expect(requested()).toBe(0)
  gateway.releases.goLive(sampleRegistry, { pinned: { [school]: other } })
  expect(await live(signIn('ada', school))).toContain('0.1.0-00000002')
  expect(await live(signIn('bob', neighbour))).not.toContain('0.1.0-00000002')
  expect(await live()).not.toContain('0.1.0-00000002')
  expect(requested()).toBe(2)
  await gateway.removeService('identity')
  expect(await live(signIn('ada', school))).not.toContain('0.1.0-00000002')
})

test('a page counts for the version that its user got, the same on every device, and tells it seldom without a canary', async () => {
  startIdentity()
  gateway.releases.goLive(sampleRegistry, { lines: [{ ...line, canary: null }] })
  expect(await page(signIn('ada', school))).toMatch(/data-watched='{"shell":"[^}]*}' data-every="60"/)
  const watchedFor = async (cookie: string) => /data-watched='([^']*)'/.exec(await page(cookie))?.[1]
  gateway.releases.goLive(sampleRegistry, { lines: [line] })
  expect(await watchedFor(signIn('ada', school))).toBe('{"shell":"0.1.0-00000002"}')
  expect(await page(signIn('ada', school))).not.toContain('data-every')
  gateway.releases.goLive(sampleRegistry, { lines: [{ ...line, canary: { version: '0.1.0-00000002', weight: 50 } }] })
  const users = Array.from({ length: 12 }, (_, index) => `user${index}`)
  const first = await Promise.all(users.map((user) => watchedFor(signIn(user, school))))
  const second = await Promise.all(users.map((user) => watchedFor(signIn(user, school))))
  expect(second).toEqual(first)
  expect(new Set(first).size).toBe(2)
  await gateway.removeService('identity')
})
