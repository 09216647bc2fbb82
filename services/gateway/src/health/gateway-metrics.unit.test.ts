import { afterEach, beforeEach, expect, test } from 'bun:test'
import { emptyLine } from '@lernspur/release/registry/line'
import { ownMetrics } from '@lernspur/service-kit/metric/reported-metrics'
import { eventually } from '@lernspur/testing/eventually'
import { type GatewayFixture, startGateway } from '../testing/gateway-fixture'
import { sampleRegistry } from '../testing/sample-registry'

let gateway: GatewayFixture
beforeEach(() => {
  gateway = startGateway({ streamsMax: 7 })
})
afterEach(() => gateway.close())

const metricValue = async (name: string, labels: Record<string, string> = {}): Promise<number | undefined> => {
  const metrics = await ownMetrics({})
  const values = metrics.find((metric) => metric.name === name)?.values ?? []
  const found = values.filter(({ labels: own }) => Object.entries(labels).every(([key, value]) => own[key] === value))
  return found.length === 0 ? undefined : found.reduce((sum, { value }) => sum + value, 0)
}

test.each(['GET', 'HEAD', 'POST'])(
  'the public port has no metrics, for %s as little as for a browser',
  async (method) => {
    gateway.releases.goLive(sampleRegistry)
    for (const accept of ['text/html', 'text/plain', '*/*', 'application/openmetrics-text;version=1.0.0,*/*;q=0.1']) {
      for (const path of ['/metrics', '/metrics/', '/internal/metrics', '/api/metrics', '/api/../internal/metrics']) {
        const response = await gateway.call(path, { method, headers: { accept } })
        expect(await response.text()).not.toContain('lernspur_')
        if (path === '/metrics') expect(response.status).toBe(404)
      }
    }
  },
)

test('requests are counted by pattern, as the gateway answers them', async () => {
  gateway.service('school-admin', () => Response.json({ success: true }))
  const forwarded = { method: 'GET', route: '/api/classes', status: '2xx' }
  const before = (await metricValue('lernspur_requests_total', forwarded)) ?? 0
  await gateway.call('/api/classes?name=Mia')
  expect(await metricValue('lernspur_requests_total', forwarded)).toBe(before + 1)
  const away = { route: '/api/classes', status: '5xx' }
  await gateway.removeService('school-admin')
  const failed = (await metricValue('lernspur_requests_total', away)) ?? 0
  await gateway.call('/api/classes')
  expect(await metricValue('lernspur_requests_total', away)).toBe(failed + 1)
})

test('streams of events that are open are counted', async () => {
  gateway.service('teacher', () => {
    let timer: NodeJS.Timeout
    const body = new ReadableStream<string>({
      start: (controller) => {
        timer = setInterval(() => controller.enqueue('data: news\n\n'), 20)
      },
      cancel: () => clearInterval(timer),
    })
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  })
  expect([await metricValue('lernspur_event_streams'), await metricValue('lernspur_event_streams_max')]).toEqual([0, 7])
  const stream = await gateway.call('/api/classes/1/skill-cells/events')
  await eventually(
    async () => (await metricValue('lernspur_event_streams')) === 1,
    () => 'one stream is open',
  )
  await stream.body?.cancel()
  await eventually(
    async () => (await metricValue('lernspur_event_streams')) === 0,
    () => 'no stream is open',
  )
})

test('canaries are told with their share', async () => {
  const unit = { kind: 'area', name: 'teacher' } as const
  const weight = (canary: string) => metricValue('lernspur_canary_weight', { unit: 'teacher', canary })
  expect(await weight('0.1.0-00000002')).toBeUndefined()
  const canary = { version: '0.1.0-00000002', weight: 5 }
  gateway.releases.goLive(sampleRegistry, { lines: [{ ...emptyLine(unit), stable: '0.1.0-00000001', canary }] })
  expect(await weight('0.1.0-00000002')).toBe(5)
  gateway.releases.goLive(sampleRegistry, { lines: [{ ...emptyLine(unit), stable: '0.1.0-00000002' }] })
  expect(await weight('0.1.0-00000002')).toBeUndefined()
})

test('the disk of the data folder is told', async () => {
  const [free, size] = [await metricValue('lernspur_disk_free_bytes'), await metricValue('lernspur_disk_size_bytes')]
  expect(free).toBeGreaterThan(0)
  expect(size).toBeGreaterThan(free ?? Number.POSITIVE_INFINITY)
})
