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
  const well = { database: 'up', problems: [], refusedRoutes: [], files: [] }
  expect(await probe('/ready')).toEqual({ status: 200, data: { ready: true, services, ...well } })
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

test('a service that hangs does not keep the probe waiting, and takes the gateway out as little as a busy one', async () => {
  release()
  gateway.service('teacher', () => new Promise<Response>(() => undefined))
  expect(await probe('/ready')).toMatchObject({ status: 200, data: { services: { teacher: 'down' } } })
})

test('without any service the gateway can serve nothing, and another one should be asked', async () => {
  release()
  expect(await probe('/ready')).toMatchObject({ status: 503, data: { ready: false } })
  gateway.service('teacher', healthy)
  expect((await probe('/ready')).status).toBe(200)
})

test('a gateway that has just started is ready once each service has answered, or when it has waited long enough', async () => {
  const started = startGateway({ startTimeoutMs: 60_000 })
  const late = startGateway({ startTimeoutMs: 50 })
  const statusOf = async (one: GatewayFixture) => (await one.call('/ready')).status
  for (const one of [started, late]) {
    one.releases.goLive(sampleRegistry)
    one.service('identity', healthy)
  }
  expect(await statusOf(started)).toBe(503)
  await Bun.sleep(60)
  expect(await statusOf(late)).toBe(200)
  for (const name of serviceNames) if (name !== 'identity') started.service(name, healthy)
  expect(await statusOf(started)).toBe(200)
  await started.removeService('teacher')
  expect(await statusOf(started)).toBe(200)
  await Promise.all([started.close(), late.close()])
})

test('a database that is away or only reads is named, and makes no gateway unready: all share it', async () => {
  release()
  const readOnly = () => Response.json({ state: 'up', database: 'down', problems: ['readOnly'] }, { status: 503 })
  for (const name of serviceNames) gateway.service(name, readOnly)
  expect(await probe('/ready')).toMatchObject({ status: 200, data: { database: 'down', problems: ['readOnly'] } })
  const ill = { database: 'down', problems: ['readOnly'] }
  expect(await probe('/api/healthcheck')).toMatchObject({ status: 503, data: { data: ill } })
})

test.each([
  ['connections', 503],
  ['mail', 200],
  ['backup', 200],
])('what a service finds ill (%s) is named once, whoever finds it, with status %i', async (problem, status) => {
  release()
  const ill = () => Response.json({ state: 'up', database: 'up', problems: [problem, 'unheard-of'] })
  for (const name of serviceNames) gateway.service(name, ill)
  expect(await probe('/api/healthcheck')).toMatchObject({ status, data: { data: { problems: [problem] } } })
  expect(await probe('/ready')).toMatchObject({ status: 200, data: { problems: [problem] } })
})

test('a full disk is named', async () => {
  const full = startGateway({ readDisk: async () => ({ free: 1e9, size: 1e12 }) })
  for (const name of serviceNames) full.service(name, healthy)
  const response = await full.call('/api/healthcheck')
  expect([response.status, ((await response.json()) as { data: object }).data]).toEqual([
    200,
    expect.objectContaining({ problems: ['disk'] }),
  ])
  await full.close()
})

test('a bucket that does not answer is named, and writes count as failing', async () => {
  const nowhere = { bucket: 'none', accessKeyId: 'a', secretAccessKey: 'b', region: 'us-east-1' }
  const broken = startGateway({ s3: { endpoint: 'http://127.0.0.1:1', ...nowhere } })
  for (const name of serviceNames) broken.service(name, healthy)
  const response = await broken.call('/api/healthcheck')
  expect([response.status, ((await response.json()) as { data: object }).data]).toEqual([
    503,
    expect.objectContaining({ problems: ['files'] }),
  ])
  await broken.close()
})

test('streams of events that are all taken are named', async () => {
  const crowded = startGateway({ streamsMax: 0 })
  for (const name of serviceNames) crowded.service(name, healthy)
  const response = await crowded.call('/api/healthcheck')
  expect(await response.json()).toMatchObject({ data: { problems: ['streams'] } })
  await crowded.close()
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
