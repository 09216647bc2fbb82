import { afterAll, beforeAll, expect, test } from 'bun:test'
import { serviceNames } from '@lernspur/contracts/wire/route'
import { type GatewayFixture, startGateway } from '../testing/gateway-fixture'

let gateway: GatewayFixture
beforeAll(() => {
  gateway = startGateway()
})
afterAll(() => gateway.close())

const healthy = () => Response.json({ state: 'up', database: 'up' })
const withoutDatabase = () => Response.json({ state: 'up', database: 'down' }, { status: 503 })

test.each(['/api', '/api/', '/api/nothing', '/api/classes/', '/api//classes', '/api/internal/health'])(
  '%s is no call',
  async (path) => {
    for (const name of serviceNames) gateway.service(name, () => new Response('reached'))
    const response = await gateway.call(path)
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({
      success: false,
      error: 'NOT_FOUND',
      message: 'Das gibt es nicht mehr, oder Sie haben keinen Zugriff darauf.',
    })
    for (const name of serviceNames) await gateway.removeService(name)
  },
)

test('internal endpoints of services are not reachable from outside', async () => {
  gateway.service('teacher', healthy)
  expect((await gateway.call('/internal/health')).status).toBe(404)
  await gateway.removeService('teacher')
})

test('the health check reports the state of every component', async () => {
  for (const name of serviceNames) gateway.service(name, healthy)
  const allUp = await gateway.call('/api/healthcheck')
  const services = { identity: 'up', teacher: 'up', 'school-admin': 'up', provider: 'up' }
  expect(allUp.status).toBe(200)
  expect(await allUp.json()).toEqual({
    success: true,
    data: { gateway: 'up', database: 'up', services, addedServices: {}, problems: [] },
  })

  await gateway.removeService('teacher')
  const oneDown = await gateway.call('/api/healthcheck')
  expect(oneDown.status).toBe(503)
  expect(await oneDown.json()).toMatchObject({ data: { database: 'up', services: { ...services, teacher: 'down' } } })

  for (const name of serviceNames) {
    await gateway.removeService(name)
    gateway.service(name, withoutDatabase)
  }
  const noDatabase = await gateway.call('/api/healthcheck')
  expect(noDatabase.status).toBe(503)
  expect(await noDatabase.json()).toMatchObject({ data: { database: 'down', services } })
})
