import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type GatewayFixture, startGateway } from '../testing/gateway-fixture'
import { sampleRegistry } from '../testing/sample-registry'
import { gatewayOutcome } from './gateway-outcome'

let gateway: GatewayFixture
beforeAll(() => {
  gateway = startGateway({ version: '0.1.0-0000000a' })
  gateway.service('teacher', () => new Response(null, { status: 500 }))
})
afterAll(() => gateway.close())

test('the gateway counts what it answers itself, and what services answer counts for these', async () => {
  const own = () => gateway.health.filter(({ unit }) => unit === 'gateway')
  expect((await gateway.call('/', { headers: { accept: 'text/html' } })).status).toBe(503)
  gateway.releases.goLive(sampleRegistry)
  await gateway.call('/class/12', { headers: { accept: 'text/html' } })
  await gateway.call('/api/observations-v2')
  await gateway.call('/live')
  const outcome = { unit: 'gateway', version: '0.1.0-0000000a', route: 'GET page', total: 1, slow: 0, errors: 0 }
  expect(own()).toEqual([
    { ...outcome, failed: 1 },
    { ...outcome, failed: 0 },
  ])
})

test('an answer is slow after a second, and one to a release that is sent after twenty', () => {
  const of = (duration: number, route = 'page') => gatewayOutcome({ method: 'PUT', route, status: 200, duration }).slow
  expect([of(1_000), of(1_001), of(1_001, '/api/releases'), of(20_001, '/api/releases')]).toEqual([0, 1, 0, 1])
  expect(gatewayOutcome({ method: 'BREW', route: 'unknown', status: 404, duration: 1 })).toMatchObject({
    route: 'POST unknown',
    failed: 0,
  })
})
