import { expect, test } from 'bun:test'
import { traceCalls } from './trace-calls'

const origin = 'https://app.schule.example'
const id = '0198f0aa-1111-7222-8333-444455556666'

/** A page whose calls take 40 ms by its clock, and what it asked for. */
const tracedPage = (answer: (url: string) => Response = () => Response.json({})) => {
  let time = 1_000
  const requests: { url: string; init: RequestInit; headers: Headers }[] = []
  const traced = traceCalls({
    ticket: 'ticket',
    screen: () => ({ screen: '/class/:classId/student', version: '0.1.0-1a2b3c4d' }),
    fetch: async (input, init = {}) => {
      const url = input instanceof Request ? input.url : String(input)
      requests.push({ url, init, headers: new Headers(init.headers) })
      time += 40
      return answer(url)
    },
    now: () => time,
    origin,
  })
  const reports = () =>
    requests.filter(({ url }) => url === '/mfe/spans').map(({ init }) => JSON.parse(String(init.body)))
  return { ...traced, requests, reports, pass: (ms: number) => (time += ms) }
}

test('a call begins a trace, keeps its own headers, and is reported by its patterns', async () => {
  const page = tracedPage(() => new Response(null, { status: 404 }))
  await page.fetch(`/api/classes/${id}/students?filter=Mia`, { method: 'post', headers: { 'x-csrf-token': 'own' } })
  page.pass(100)
  await page.send()
  const [{ headers } = { headers: new Headers() }] = page.requests
  const [, traceId, spanId] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-01$/.exec(headers.get('traceparent') ?? '') ?? []
  expect([headers.get('tracestate'), headers.get('x-csrf-token')]).toEqual(['lernspur=ticket', 'own'])
  const span = { method: 'POST', path: '/api/classes/:id/students', status: 404, ago: 140, duration: 40 }
  const where = { screen: '/class/:classId/student', version: '0.1.0-1a2b3c4d' }
  expect(page.reports()).toEqual([{ ticket: 'ticket', spans: [{ traceId, spanId, ...span, ...where }] }])
  expect(page.requests.at(-1)?.init.keepalive).toBe(true)
})

test('each call has a trace of its own, also one that is made of a request', async () => {
  const page = tracedPage()
  await page.fetch(new Request(`${origin}/api/classes`, { headers: { accept: 'application/json' } }))
  await page.fetch(new URL('/api/classes', origin))
  const [first, second] = page.requests.map(({ headers }) => headers)
  expect(first?.get('accept')).toBe('application/json')
  expect(first?.get('traceparent')).not.toBe(second?.get('traceparent') ?? null)
})

test('other requests are passed on as they are, and none of them is reported', async () => {
  const page = tracedPage()
  for (const url of ['/mfe/registry.json', 'https://evil.example/api/classes', '/apis', `${origin}.evil.example/api/x`])
    await page.fetch(url)
  await page.send()
  expect(page.requests.map(({ headers }) => [...headers])).toEqual([[], [], [], []])
})

test('a call without an answer fails as before, and is reported without a status', async () => {
  const lost = new TypeError('Failed to fetch')
  const page = tracedPage((url) => {
    if (url.startsWith('/api/')) throw lost
    return new Response(null, { status: 204 })
  })
  expect(page.fetch('/api/classes')).rejects.toBe(lost)
  await page.send()
  expect(page.reports()).toMatchObject([{ spans: [{ status: 0 }] }])
})

test('finished calls go in batches that the gateway takes, each once, and none that is too old', async () => {
  const page = tracedPage()
  await page.fetch('/api/classes')
  page.pass(600_000)
  for (let calls = 0; calls < 60; calls += 1) await page.fetch('/api/classes')
  await page.send()
  await page.send()
  expect(page.reports().map(({ spans }) => spans.length)).toEqual([49, 11])
})

test('a page whose ticket has ended begins no further traces', async () => {
  const page = tracedPage((url) => new Response(null, { status: url.startsWith('/api/') ? 200 : 403 }))
  await page.fetch('/api/classes')
  await page.send()
  await page.fetch('/api/classes')
  await page.send()
  expect(page.requests.at(-1)?.headers.get('traceparent')).toBeNull()
  expect(page.reports()).toHaveLength(1)
})
