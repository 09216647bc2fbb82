import { afterAll, expect, test } from 'bun:test'
import { fixtureForFile } from '../testing/fixture'
import { leaveSpans, recordSpans } from './span'
import { startTracing } from './start-tracing'

interface SentSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly attributes: readonly { readonly key: string; readonly value: { readonly stringValue?: string } }[]
}

const received: SentSpan[] = []
const collector = Bun.serve({
  port: 0,
  fetch: async (request) => {
    const { resourceSpans } = (await request.json()) as {
      resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[]
    }
    received.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)))
    return Response.json({})
  },
})
const fixture = await fixtureForFile()
const service = fixture.open()
const admin = await fixture.signedInPerson('admin')
afterAll(() => collector.stop(true))

const traceId = '0af7651916cd43dd8448eb211c80319c'
const parentSpanId = 'b7ad6b7169203331'

/** Answers one request, and returns the spans that the collector got of it. */
const spansOf = async (path: string, headers: Record<string, string>, share: number) => {
  received.length = 0
  const end = startTracing({ service: 'teacher', url: collector.url.href, share })
  recordSpans()
  try {
    const request = new Request(`http://localhost/api${path}`, { headers: { ...admin.headers, ...headers } })
    expect((await service.fetch(request)).status).toBe(200)
  } finally {
    leaveSpans()
    await end()
  }
  return [...received]
}

test('a request and each of its statements are spans of the trace that the gateway has begun', async () => {
  const named = { traceparent: `00-${traceId}-${parentSpanId}-01`, 'x-request-id': 'a-request-of-the-test' }
  const spans = await spansOf('/items?limit=5', named, 0)
  const request = spans.find(({ name }) => name === 'GET /api/items')
  expect(request).toMatchObject({ traceId, parentSpanId })
  expect(request?.attributes).toContainEqual({
    key: 'lernspur.request_id',
    value: { stringValue: 'a-request-of-the-test' },
  })
  const statements = spans.filter(({ name }) => name === 'select')
  // The session, and the two statements of a list.
  expect(statements).toHaveLength(3)
  for (const statement of statements) expect(statement).toMatchObject({ traceId, parentSpanId: request?.spanId })
})

test('a trace holds neither a value, nor a path, nor who it was', async () => {
  const secret = 'Mia Musterkind'
  const filter = new URLSearchParams({
    'filter[0][field]': 'name',
    'filter[0][type]': 'eq',
    'filter[0][value]': secret,
  })
  const spans = JSON.stringify(await spansOf(`/items?${filter}`, {}, 1))
  expect(spans).toContain('db.query.text')
  for (const one of [secret, 'Mia', admin.userId, admin.tenantId]) expect(spans).not.toContain(one)
})

test('a request that was not chosen has no spans, nor has any without tracing', async () => {
  expect(await spansOf('/items', { traceparent: `00-${traceId}-${parentSpanId}-00` }, 1)).toEqual([])
  expect(await spansOf('/items', {}, 0)).toEqual([])
  received.length = 0
  await service.fetch(new Request('http://localhost/api/items', { headers: admin.headers }))
  expect(received).toEqual([])
})
