import { afterAll, beforeAll, beforeEach, expect, test } from 'bun:test'
import { type PageSpan, receivePageSpans } from '@lernspur/service-kit/tracing/page-span'
import { leaveSpans, recordSpans } from '@lernspur/service-kit/tracing/span'
import { startTracing } from '@lernspur/service-kit/tracing/start-tracing'
import { type GatewayFixture, startGateway } from '../testing/gateway-fixture'
import { sampleRegistry } from '../testing/sample-registry'
import { createPageTraces } from './page-traces'

interface SentSpan extends Record<'traceId' | 'spanId' | 'parentSpanId' | 'name', string> {
  readonly startTimeUnixNano: string
  readonly endTimeUnixNano: string
}

const received: string[] = []
const collector = Bun.serve({
  port: 0,
  fetch: async (request) => {
    received.push(await request.text())
    return Response.json({})
  },
})
const sentSpans = (): SentSpan[] =>
  received.flatMap((text) =>
    JSON.parse(text).resourceSpans.flatMap(({ scopeSpans }: { scopeSpans: { spans: SentSpan[] }[] }) =>
      scopeSpans.flatMap(({ spans }) => spans),
    ),
  )

let gateway: GatewayFixture
beforeAll(() => {
  gateway = startGateway()
  gateway.releases.goLive(sampleRegistry)
  gateway.service('school-admin', ({ headers }) =>
    Response.json({ traceparent: headers.get('traceparent'), tracestate: headers.get('tracestate') }),
  )
})
afterAll(async () => {
  await gateway.close()
  await collector.stop(true)
})
beforeEach(() => {
  received.length = 0
})

/** Runs with traces of that share, and returns what `work` returns once all spans were sent. */
const traced = async <Result>(share: number, work: () => Promise<Result>): Promise<Result> => {
  const end = startTracing({ service: 'gateway', url: collector.url.href, share })
  recordSpans()
  try {
    return await work()
  } finally {
    leaveSpans()
    await end()
  }
}

const ticketOfPage = async (): Promise<string | undefined> => {
  const page = await gateway.call('/auth/login', { headers: { accept: 'text/html' } })
  return /<meta name="trace-ticket" content="([^"]*)">/.exec(await page.text())?.[1]
}
const newTicket = (): Promise<string> => traced(1, async () => String(await ticketOfPage()))

const traceId = '0af7651916cd43dd8448eb211c80319c'
const spanId = 'b7ad6b7169203331'
const traceparent = `00-${traceId}-${spanId}-01`

/** What the service is told of the trace of a call. */
const namedTrace = async (headers: Record<string, string>) =>
  (await gateway.call('/api/classes', { headers })).json() as Promise<Record<string, string | null>>

const span = {
  traceId,
  spanId,
  method: 'GET',
  path: '/api/classes/:id/students',
  status: 200,
  ago: 3_000,
  duration: 250,
  screen: '/class/:classId/student',
  version: '0.1.0-1a2b3c4d',
}
const origin = 'http://localhost:3000'
const report = (body: unknown, headers: Record<string, string> = { origin }, method = 'POST') =>
  gateway.call('/mfe/spans', {
    method,
    headers,
    ...(method === 'POST' && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })

test('pages have a ticket by the share of traces alone, and none without tracing (rule operation.7)', async () => {
  expect(await ticketOfPage()).toBeUndefined()
  expect(await traced(0, ticketOfPage)).toBeUndefined()
  expect(await traced(1, ticketOfPage)).toMatch(/^[0-9a-z]+-[0-9a-f]{16}-[0-9a-f]{32}$/)
})

test('the span of a call at the gateway is the child of that of the page', async () => {
  const ticket = await newTicket()
  received.length = 0
  const seen = await traced(0, async () => {
    const named = await namedTrace({ traceparent, tracestate: `lernspur=${ticket}`, baggage: 'name=Mia' })
    expect((await report({ ticket, spans: [span] })).status).toBe(204)
    return named
  })
  const [ofPage, ofGateway] = ['GET /api/classes/{schoolClassId}/students', 'GET /api/classes'].map((name) =>
    sentSpans().find((one) => one.name === name),
  )
  expect(ofGateway).toMatchObject({ traceId, parentSpanId: spanId })
  expect(ofPage).toMatchObject({ traceId, spanId })
  expect(ofPage?.parentSpanId ?? '').toBe('')
  expect(Number(BigInt(ofPage?.endTimeUnixNano ?? 0) - BigInt(ofPage?.startTimeUnixNano ?? 0)) / 1e6).toBeCloseTo(
    250,
    0,
  )
  expect(seen).toEqual({ traceparent: `00-${traceId}-${ofGateway?.spanId}-01`, tracestate: null })
  const text = received.join()
  for (const one of ['"browser"', '/class/:classId/student', '0.1.0-1a2b3c4d']) expect(text).toContain(one)
  for (const one of ['Mia', ticket]) expect(text).not.toContain(one)
})

test('nobody begins a trace without a ticket of this installation that is still good', async () => {
  const ticket = await newTicket()
  const [end = '', random = ''] = ticket.split('-')
  const later = (Number.parseInt(end, 36) + 9).toString(36)
  const foreign = [
    '',
    '0',
    ticket.replace(/.{8}$/, '00000000'),
    ticket.replace(end, later),
    ticket.replace(random, '0'.repeat(16)),
  ]
  const states = [
    ...foreign.map((one) => `lernspur=${one}`),
    `other=${ticket}`,
    `lernspur=${ticket},a=b`,
    'x'.repeat(5_000),
  ]
  const parents = [
    '',
    `00-${traceId}-${spanId}-00`,
    `01-${traceId}-${spanId}-01`,
    `00-${'0'.repeat(32)}-${spanId}-01`,
    `${traceparent}-x`,
  ]
  received.length = 0
  await traced(0, async () => {
    for (const tracestate of states)
      expect((await namedTrace({ traceparent, tracestate })).traceparent).not.toContain(traceId)
    for (const one of parents) {
      const named = await namedTrace({ traceparent: one, tracestate: `lernspur=${ticket}` })
      expect(named.traceparent).not.toContain(traceId)
    }
  })
  expect(sentSpans()).toEqual([])
})

test('a ticket is good for an hour, for so many traces a minute, and never without tracing', () => {
  let time = Date.now()
  const traces = createPageTraces(gateway.config.secret, () => time)
  recordSpansWith(() => {
    const ticket = traces.drawTicket() ?? ''
    const call = () => new Request(origin, { headers: { traceparent, tracestate: `lernspur=${ticket}` } })
    const count = () => Array.from({ length: 200 }, () => traces.traceOf(call())).filter(Boolean).length
    expect(count()).toBe(120)
    time += 60_000
    expect(count()).toBe(120)
    const all = Array.from({ length: 20 }, () => {
      const state = `lernspur=${traces.drawTicket()}`
      return Array.from({ length: 100 }, () =>
        traces.traceOf(new Request(origin, { headers: { traceparent, tracestate: state } })),
      )
    })
    expect(all.flat().filter(Boolean)).toHaveLength(1_200 - 120)
    leaveSpans()
    time += 60_000
    expect(count()).toBe(0)
    recordSpans()
    expect(traces.isTicket(ticket)).toBe(true)
    time += 3_600_000
    expect([traces.isTicket(ticket), count()]).toEqual([false, 0])
  })
})

/** With a sampler that takes all, for work that does not wait. */
function recordSpansWith(work: () => void): void {
  const end = startTracing({ service: 'gateway', url: collector.url.href, share: 1 })
  recordSpans()
  try {
    work()
  } finally {
    leaveSpans()
    void end()
  }
}

test.each([
  ['what is no JSON', 'spans', 400],
  ['no span', { spans: [] }, 400],
  ['an id in a path', { spans: [{ ...span, path: '/api/classes/0198f0aa-1111-7222-8333-444455556666' }] }, 400],
  ['a query', { spans: [{ ...span, path: '/api/classes?name=Mia' }] }, 400],
  ['a path of another kind', { spans: [{ ...span, path: '/class/:id' }] }, 400],
  ['an id in a screen', { spans: [{ ...span, screen: '/class/0198f0aa-1111-7222-8333-444455556666' }] }, 400],
  ['a name in a screen', { spans: [{ ...span, screen: '/class/Mia Musterkind' }] }, 400],
  ['a version that is none', { spans: [{ ...span, version: 'latest' }] }, 400],
  ['a method that is none', { spans: [{ ...span, method: 'BREW' }] }, 400],
  ['a trace that is none', { spans: [{ ...span, traceId: '0'.repeat(32) }] }, 400],
  ['a status that is none', { spans: [{ ...span, status: 7 }] }, 400],
  ['what ends later than now', { spans: [{ ...span, duration: 3_001 }] }, 400],
  ['what began yesterday', { spans: [{ ...span, ago: 86_400_000 }] }, 400],
  ['a field that tells a person', { spans: [{ ...span, user: 'ada' }] }, 400],
  ['too many spans', { spans: Array.from({ length: 51 }, () => span) }, 400],
  ['too much', { spans: [{ ...span, screen: `/${'x'.repeat(40_000)}` }] }, 413],
  ['nothing', '', 413],
  ['a ticket of somebody else', { ticket: `${'0'.repeat(6)}-${'0'.repeat(16)}-${'0'.repeat(32)}`, spans: [span] }, 403],
])('%s is refused, and nothing is sent', async (_, content, status) => {
  const ticket = await newTicket()
  received.length = 0
  const body = typeof content === 'string' ? content : { ticket, ...content }
  expect((await traced(0, () => report(body))).status).toBe(status)
  expect(received).toEqual([])
})

test('pages of other origins, and reads, send nothing', async () => {
  const ticket = await newTicket()
  received.length = 0
  const body = { ticket, spans: [span] }
  await traced(0, async () => {
    expect((await report(body, { origin: 'https://evil.example' })).status).toBe(403)
    expect((await report(body, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await report(body, {})).status).toBe(403)
    expect((await report('', { origin }, 'GET')).status).toBe(403)
  })
  expect(received).toEqual([])
})

test('a call that nobody knows is named unknown, whatever a page calls it', async () => {
  const ticket = await newTicket()
  received.length = 0
  await traced(0, () => report({ ticket, spans: [{ ...span, path: '/api/Mia/Musterkind' }] }))
  expect(sentSpans().map(({ name }) => name)).toEqual(['GET unknown'])
  expect(received.join()).not.toContain('Mia')
})

test('without tracing the answer is always the same, and no span is read', async () => {
  const ticket = await newTicket()
  const spans: PageSpan[] = []
  receivePageSpans((one) => spans.push(one))
  const answers = [
    await report({ ticket, spans: [span] }),
    await report('spans'),
    await report('x'.repeat(50_000)),
    await report('', { origin: 'https://evil.example' }, 'GET'),
  ]
  receivePageSpans()
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  expect(await Promise.all(answers.map((one) => one.text()))).toEqual(['', '', '', ''])
  expect(spans).toEqual([])
})
