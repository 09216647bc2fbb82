import { afterEach, beforeEach, expect, test } from 'bun:test'
import { routes } from '@lernspur/contracts/contract'
import { type RouteFacts, routeFactsOf } from '@lernspur/service-kit/service/route-facts'
import { type GatewayFixture, startGateway } from '../../testing/gateway-fixture'

let gateway: GatewayFixture
beforeEach(() => {
  gateway = startGateway()
})
afterEach(() => gateway.close())

const contractOf = (owner: string): RouteFacts[] =>
  Object.values(routes).flatMap((route) => (route.owner === owner ? routeFactsOf(route) : []))

const added: RouteFacts = { method: 'GET', path: '/brand-new/{id}', kind: 'read', bodyBytes: 0 }
const saying = (text: string) => () => Response.json({ said: text })
const said = async (path: string, init?: RequestInit): Promise<unknown> => {
  const response = await gateway.call(path, init)
  return response.ok ? ((await response.json()) as { said: string }).said : response.status
}

test('a new call of a service is forwarded by a gateway that was built before it', async () => {
  gateway.service('teacher', saying('before'), contractOf('teacher'))
  expect(await said('/api/brand-new/1')).toBe(404)
  await gateway.removeService('teacher')
  gateway.service('teacher', saying('after'), [...contractOf('teacher'), added])
  expect(await said('/api/brand-new/1')).toBe('after')
  expect(await said('/api/observations-v2')).toBe('after')
})

test('a call is found that a service has told since the gateway began to look for another one', async () => {
  const [asked, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<RouteFacts[]>()]
  gateway.service('provider', saying('provider'), () => {
    asked.resolve()
    return answer.promise
  })
  const unknown = said('/api/unknown')
  await asked.promise
  gateway.service('teacher', saying('after'), [...contractOf('teacher'), added])
  const found = said('/api/brand-new/1')
  // The second call should come while the first look still waits; it is found in any case.
  await Bun.sleep(50)
  answer.resolve(contractOf('provider'))
  expect([await unknown, await found]).toEqual([404, 'after'])
})

test('a service that tells nothing is answered for by the contract', async () => {
  gateway.service('teacher', saying('old'))
  expect(await said('/api/observations-v2')).toBe('old')
})

test('the calls of a service that died stay its own', async () => {
  gateway.service('teacher', saying('here'), [...contractOf('teacher'), added])
  expect(await said('/api/brand-new/1')).toBe('here')
  await gateway.removeService('teacher')
  expect(await said('/api/brand-new/1')).toBe(503)
})

test('a service cannot take the calls of another, and is told to its operators; its other calls work', async () => {
  gateway.service('teacher', saying('teacher'), contractOf('teacher'))
  gateway.service('provider', saying('provider'), [...contractOf('provider'), ...contractOf('teacher'), added])
  expect(await said('/api/brand-new/1')).toBe('provider')
  expect(await said('/api/observations-v2')).toBe('teacher')
  const lines = gateway.log.filter((line) => line.includes('GET /observations-v2 of provider answers the same paths'))
  expect(lines).toHaveLength(1)
})

test('a call may move to another service once the first no longer tells it', async () => {
  gateway.service('teacher', saying('teacher'), [...contractOf('teacher'), added])
  expect(await said('/api/brand-new/1')).toBe('teacher')
  await gateway.removeService('teacher')
  gateway.service('teacher', saying('teacher'), contractOf('teacher'))
  gateway.service('provider', saying('provider'), [...contractOf('provider'), added])
  await said('/api/unknown')
  expect(await said('/api/brand-new/1')).toBe('provider')
})

test('a call takes as many bytes as its service tells', async () => {
  gateway.service('teacher', saying('teacher'), [{ ...added, method: 'POST', bodyBytes: 10 }])
  expect(await said('/api/brand-new/1', { method: 'POST', body: '0123456789' })).toBe('teacher')
  expect(await said('/api/brand-new/1', { method: 'POST', body: '0123456789a' })).toBe(413)
})
