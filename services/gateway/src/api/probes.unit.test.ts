import { afterEach, beforeEach, expect, test } from 'bun:test'
import { serviceNames } from '@lernspur/contracts/wire/route'
import { emptyLine } from '@lernspur/release/registry/line'
import { type GatewayFixture, startGateway } from '../testing/gateway-fixture'
import { sampleRegistry } from '../testing/sample-registry'

let gateway: GatewayFixture
let leaving: AbortController
beforeEach(() => {
  leaving = new AbortController()
  gateway = startGateway({ leaving: leaving.signal })
})
afterEach(() => gateway.close())

const release = () => gateway.releases.goLive(sampleRegistry)
const healthy = () => Response.json({ state: 'up', database: 'up' })
const probe = async (path: string) => {
  const response = await gateway.call(path)
  return { status: response.status, data: await response.json() }
}

test('the process is live even while it has nothing to serve', async () => {
  expect(await probe('/live')).toEqual({ status: 200, data: { live: true } })
  expect((await probe('/ready')).status).toBe(503)
})

test('one dead service does not take the gateway out; it is named', async () => {
  release()
  for (const name of serviceNames) gateway.service(name, healthy)
  await gateway.removeService('teacher')
  const services = { identity: 'up', teacher: 'down', 'school-admin': 'up', provider: 'up' }
  expect(await probe('/ready')).toEqual({ status: 200, data: { ready: true, services, refusedRoutes: [], files: [] } })
  expect((await probe('/api/healthcheck')).status).toBe(503)
})

test('a service that a team has added is named with the others', async () => {
  release()
  for (const name of [...serviceNames, 'timetable']) gateway.service(name, healthy)
  const services = { identity: 'up', teacher: 'up', 'school-admin': 'up', provider: 'up', timetable: 'up' }
  expect(await probe('/ready')).toMatchObject({ status: 200, data: { services } })
  expect(await probe('/api/healthcheck')).toMatchObject({
    status: 200,
    data: { data: { services: { teacher: 'up' }, addedServices: { timetable: 'up' } } },
  })
})

test('a service that hangs does not keep the probe waiting', async () => {
  release()
  gateway.service('teacher', () => new Promise<Response>(() => undefined))
  expect(await probe('/ready')).toMatchObject({ status: 200, data: { services: { teacher: 'down' } } })
})

test('a process that is about to end is live, not ready, and lets clients connect anew', async () => {
  release()
  leaving.abort()
  expect((await probe('/live')).status).toBe(200)
  expect(await probe('/ready')).toMatchObject({ status: 503, data: { ready: false } })
  expect(await gateway.raw('GET /live HTTP/1.1\r\nhost: localhost')).toContain('onnection: close')
})

test('a stream of events ends, so that the browser connects to the next process', async () => {
  gateway.service('teacher', () => {
    const body = new ReadableStream<string>({ start: (controller) => controller.enqueue('data: first\n\n') })
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  })
  const stream = await gateway.call('/api/classes/1/skill-cells/events')
  const parts: string[] = []
  for await (const part of stream.body ?? []) {
    parts.push(new TextDecoder().decode(part))
    leaving.abort()
  }
  expect(parts).toEqual(['data: first\n\n'])
})

test('probes are not logged', async () => {
  await probe('/live')
  await probe('/ready')
  expect(gateway.log).toEqual([])
})

test('the released gateway is no service that a team has added', async () => {
  const unit = { kind: 'service', name: 'gateway' } as const
  gateway.releases.goLive(sampleRegistry, { lines: [{ ...emptyLine(unit), stable: '0.1.0-00000001' }] })
  for (const name of serviceNames) gateway.service(name, healthy)
  expect(await probe('/api/healthcheck')).toMatchObject({ status: 200, data: { data: { addedServices: {} } } })
})
