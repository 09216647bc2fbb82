import { afterEach, beforeEach, expect, test } from 'bun:test'
import { routes } from '@lernspur/contracts/contract'
import { type RouteFacts, routeFactsOf } from '@lernspur/service-kit/service/route-facts'
import { type GatewayFixture, startGateway } from '../../testing/gateway-fixture'
import { sampleRegistry } from '../../testing/sample-registry'

let gateway: GatewayFixture
beforeEach(() => {
  gateway = startGateway()
})
afterEach(() => gateway.close())

const contractOf = (owner: string): RouteFacts[] =>
  Object.values(routes).flatMap((route) => (route.owner === owner ? routeFactsOf(route) : []))

const added: RouteFacts = { method: 'GET', path: '/brand-new/{id}', kind: 'read', bodyBytes: 0 }
const answering = (text: string) => () => Response.json({ text: text })
const textOf = async (path: string, init?: RequestInit): Promise<unknown> => {
  const response = await gateway.call(path, init)
  return response.ok ? ((await response.json()) as { text: string }).text : response.status
}

test('a new call of a service is forwarded by a gateway that was built before it', async () => {
  gateway.service('teacher', answering('before'), contractOf('teacher'))
  expect(await textOf('/api/brand-new/1')).toBe(404)
  await gateway.removeService('teacher')
  gateway.service('teacher', answering('after'), [...contractOf('teacher'), added])
  expect(await textOf('/api/brand-new/1')).toBe('after')
  expect(await textOf('/api/observations-v2')).toBe('after')
})

test('a call is found that a service has told since the gateway began to look for another one', async () => {
  const [requested, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<RouteFacts[]>()]
  gateway.service('provider', answering('provider'), () => {
    requested.resolve()
    return answer.promise
  })
  const unknown = textOf('/api/unknown')
  await requested.promise
  gateway.service('teacher', answering('after'), [...contractOf('teacher'), added])
  const found = textOf('/api/brand-new/1')
  // The second call should come while the first look still waits; it is found in any case.
  await Bun.sleep(50)
  answer.resolve(contractOf('provider'))
  expect([await unknown, await found]).toEqual([404, 'after'])
})

test('a service that tells nothing is answered for by the contract', async () => {
  gateway.service('teacher', answering('old'))
  expect(await textOf('/api/observations-v2')).toBe('old')
})

test('the calls of a service that died stay its own', async () => {
  gateway.service('teacher', answering('here'), [...contractOf('teacher'), added])
  expect(await textOf('/api/brand-new/1')).toBe('here')
  await gateway.removeService('teacher')
  expect(await textOf('/api/brand-new/1')).toBe(503)
})

test('a service cannot take the calls of another, and is told to its operators; its other calls work', async () => {
  gateway.service('teacher', answering('teacher'), contractOf('teacher'))
  gateway.service('provider', answering('provider'), [...contractOf('provider'), ...contractOf('teacher'), added])
  expect(await textOf('/api/brand-new/1')).toBe('provider')
  expect(await textOf('/api/observations-v2')).toBe('teacher')
  const lines = gateway.log.filter((line) => line.includes('GET /observations-v2 of provider answers the same paths'))
  expect(lines).toHaveLength(1)
})

test('a call may move to another service once the first no longer tells it', async () => {
  gateway.service('teacher', answering('teacher'), [...contractOf('teacher'), added])
  expect(await textOf('/api/brand-new/1')).toBe('teacher')
  await gateway.removeService('teacher')
  gateway.service('teacher', answering('teacher'), contractOf('teacher'))
  gateway.service('provider', answering('provider'), [...contractOf('provider'), added])
  await textOf('/api/unknown')
  expect(await textOf('/api/brand-new/1')).toBe('provider')
})

test('a service that nobody knew answers below its own prefix, and nowhere else', async () => {
  const own: RouteFacts = { ...added, path: '/timetable/entries' }
  expect(await textOf('/api/timetable/entries')).toBe(404)
  gateway.service('timetable', answering('timetable'), [own, added])
  expect(await textOf('/api/timetable/entries')).toBe('timetable')
  expect(await textOf('/api/brand-new/1')).toBe(404)
  const lines = gateway.log.filter((line) => line.includes('GET /brand-new/{id} of timetable is not below /timetable.'))
  expect(lines).toHaveLength(1)
})

test('a service that a team has added is known as long as a version of it is live, whether or not it answers', async () => {
  const own: RouteFacts = { ...added, path: '/timetable/entries' }
  const live = { unit: { kind: 'service', name: 'timetable' }, isEnabled: true, stable: '0.1.0-00000001' } as const
  gateway.releases.goLive(sampleRegistry, { lines: [{ ...live, fallback: null, canary: null, pins: {}, flags: {} }] })
  gateway.service('timetable', answering('timetable'), [own])
  expect(await textOf('/api/timetable/entries')).toBe('timetable')
  await gateway.removeService('timetable')
  expect(await textOf('/api/timetable/entries')).toBe(503)
  gateway.releases.goLive(sampleRegistry, { lines: [] })
  await textOf('/api/unknown')
  expect(await textOf('/api/timetable/entries')).toBe(404)
})

test('a call takes as many bytes as its service tells', async () => {
  gateway.service('teacher', answering('teacher'), [{ ...added, method: 'POST', bodyBytes: 10 }])
  expect(await textOf('/api/brand-new/1', { method: 'POST', body: '0123456789' })).toBe('teacher')
  expect(await textOf('/api/brand-new/1', { method: 'POST', body: '0123456789a' })).toBe(413)
})
