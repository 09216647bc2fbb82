import { afterAll, expect, test } from 'bun:test'
import { leaveSpans, recordSpans } from '@lernspur/service-kit/tracing/span'
import { startTracing } from '@lernspur/service-kit/tracing/start-tracing'
import { startGateway } from '../testing/gateway-fixture'

const received: string[] = []
const collector = Bun.serve({
  port: 0,
  fetch: async (request) => {
    received.push(await request.text())
    return Response.json({})
  },
})
const gateway = startGateway()
afterAll(async () => {
  await gateway.close()
  await collector.stop(true)
})

/** The header by which the service learns of a trace, for a client that names one of its own. */
const named = async (): Promise<string | null> => {
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
  const headers = { traceparent, tracestate: 'a=b', baggage: 'name=Mia' }
  const answer = await gateway.call('/api/classes', { headers })
  return ((await answer.json()) as { traceparent: string | null }).traceparent
}

gateway.service('school-admin', ({ headers }) =>
  Response.json({
    traceparent: headers.get('traceparent'),
    others: [headers.get('tracestate'), headers.get('baggage')].filter(Boolean),
  }),
)

test('a client neither begins a trace nor has its own passed on', async () => {
  expect(await named()).toBeNull()
})

test('the gateway begins the trace of a call and names it to the service', async () => {
  const end = startTracing({ service: 'gateway', url: collector.url.href, share: 1 })
  recordSpans()
  const traceparent = await named().finally(leaveSpans)
  await end()
  const [, traceId = '', spanId] = traceparent?.split('-') ?? []
  expect(traceId).not.toBe('0af7651916cd43dd8448eb211c80319c')
  const [span] = JSON.parse(received[0] ?? '').resourceSpans[0].scopeSpans[0].spans
  expect(span).toMatchObject({ traceId, spanId, name: 'GET /api/classes' })
  expect(span.parentSpanId ?? '').toBe('')
})
