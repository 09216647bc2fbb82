import { afterEach, beforeEach, expect, test } from 'bun:test'
import { eventually } from '@lernspur/testing/eventually'
import { type GatewayFixture, startGateway } from '../../testing/gateway-fixture'

let gateway: GatewayFixture
beforeEach(() => {
  gateway = startGateway({ limits: { read: 300, write: 300, file: 2_000 } })
})
afterEach(() => gateway.close())

/** A call that is answered with events. */
const streamPath = '/api/classes/1/skill-cells/events'

const ok = () => Response.json({ success: true })

/** A promise with its resolve and reject functions. */
const signal = () => Promise.withResolvers<void>()

test('a call reaches the service that owns it, with path, query, method and body', async () => {
  gateway.service('teacher', async (request) => {
    const url = new URL(request.url)
    return Response.json({ method: request.method, target: url.pathname + url.search, body: await request.json() })
  })
  const response = await gateway.call('/api/observations-v2/bulk?filter[0][field]=a%20b', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rows: 1 }),
  })
  expect(await response.json()).toEqual({
    method: 'POST',
    target: '/api/observations-v2/bulk?filter[0][field]=a%20b',
    body: { rows: 1 },
  })
})

test('a response streams: its first chunk arrives before its last is produced', async () => {
  const firstRead = signal()
  gateway.service('teacher', () => {
    const body = new ReadableStream<string>({
      async start(controller) {
        controller.enqueue('data: first\n\n')
        await firstRead.promise
        controller.enqueue('data: second\n\n')
        controller.close()
      },
    })
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  })
  const response = await gateway.call(streamPath)
  const parts: string[] = []
  for await (const part of response.body ?? []) {
    parts.push(new TextDecoder().decode(part))
    firstRead.resolve()
  }
  expect(parts.join('')).toBe('data: first\n\ndata: second\n\n')
})

test('an upload streams: the service reads its first chunk before the last is sent', async () => {
  const firstRead = signal()
  gateway.service('teacher', async (request) => {
    const parts: number[] = []
    for await (const part of request.body ?? []) {
      parts.push(part.length)
      firstRead.resolve()
    }
    return Response.json({ size: parts.reduce((sum, size) => sum + size, 0) })
  })
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(new Uint8Array(1000))
      await firstRead.promise
      controller.enqueue(new Uint8Array(500))
      controller.close()
    },
  })
  const response = await gateway.call('/api/observations-v2', { method: 'POST', body })
  expect(await response.json()).toEqual({ size: 1500 })
})

test.each([
  ['a document', '/api/reports/1/pdf', '/api/reports/{reportId}/pdf', {}],
  ['JSON', '/api/observations-v2/bulk', '/api/observations-v2/bulk', { method: 'POST', body: '{}' }],
])('the service of a call that is answered with %s sees that the client disconnected', async (_, path, route, init) => {
  const reached = signal()
  const ended = signal()
  gateway.service('teacher', async (request) => {
    request.signal.addEventListener('abort', () => ended.resolve())
    reached.resolve()
    await ended.promise
    return ok()
  })
  const client = new AbortController()
  const call = gateway.call(path, { ...init, signal: client.signal }).catch((error: Error) => error.name)
  await reached.promise
  client.abort()
  expect(await call).toBe('AbortError')
  await ended.promise
  await eventually(
    () => gateway.log.length > 0,
    () => 'the call is logged',
  )
  expect(JSON.parse(gateway.log[0] ?? '')).toMatchObject({
    level: 'info',
    status: 499,
    route,
  })
})

test('streams beyond their own limit are refused, short calls are not, and a stream that ends makes room', async () => {
  const limited = startGateway({ streamsMax: 1 })
  try {
    limited.service('teacher', ({ url }) =>
      url.endsWith('/events')
        ? new Response(new ReadableStream({ start: (controller) => controller.enqueue('data: open\n\n') }), {
            headers: { 'content-type': 'text/event-stream' },
          })
        : ok(),
    )
    const client = new AbortController()
    const first = await limited.call(streamPath, { signal: client.signal })
    expect(first.status).toBe(200)
    const second = await limited.call(streamPath)
    expect([second.status, second.headers.get('retry-after')]).toEqual([503, '2'])
    expect((await limited.call('/api/observations-v2')).status).toBe(200)
    client.abort()
    let third = await limited.call(streamPath)
    while (third.status === 503) third = await limited.call(streamPath)
    expect(third.status).toBe(200)
    await third.body?.cancel()
  } finally {
    await limited.close()
  }
})

test('a person has five streams over all services: the oldest ends for a sixth and says why, and others go on', async () => {
  const served = ({ headers, method }: Request): Response => {
    const person = headers.get('cookie') ?? ''
    const body = method === 'HEAD' ? null : new ReadableStream({ start: (open) => open.enqueue('data: open\n\n') })
    return new Response(body, { headers: { 'content-type': 'text/event-stream', 'x-lernspur-person': person } })
  }
  for (const name of ['teacher', 'identity'] as const) gateway.service(name, served)
  const open = async (path: string, cookie: string) => {
    const { body, headers } = await gateway.call(path, { headers: { cookie } })
    expect(headers.has('x-lernspur-person')).toBe(false)
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
    const first = (await reader?.read())?.value ?? ''
    /** What follows until the stream ends. */
    const rest = async () => {
      let text = first
      for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) text += part.value
      return text
    }
    return { rest, leave: () => reader?.cancel() }
  }
  const notifications = '/api/notifications/stream'
  for (const method of ['HEAD', 'HEAD', 'HEAD', 'HEAD', 'HEAD'])
    await gateway.call(streamPath, { method, headers: { cookie: 'anna' } })
  const other = await open(notifications, 'bert')
  const own: Awaited<ReturnType<typeof open>>[] = []
  for (const path of [streamPath, streamPath, streamPath, notifications, notifications, notifications])
    own.push(await open(path, 'anna'))
  const [oldest, second, ...newer] = own
  expect(await oldest?.rest()).toBe('data: open\n\n\n\nevent: superseded\ndata:\n\n')
  const ended: string[] = []
  // Closing the gateway breaks them off.
  const note = (name: string) => [() => void ended.push(name), () => undefined] as const
  void other.rest().then(...note('other'))
  for (const [index, one] of newer.entries()) void one.rest().then(...note(`newer ${index}`))
  await open(streamPath, 'anna')
  await second?.rest()
  expect(ended).toEqual([])
})

test('an unreachable service is 503, in the envelope and in the user’s language', async () => {
  const response = await gateway.call('/api/classes', { headers: { 'accept-language': 'en-GB,en' } })
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('2')
  expect(await response.json()).toEqual({
    success: false,
    error: 'UNKNOWN',
    message: 'Something went wrong. Please try again.',
  })
})

test('a restarted service answers again', async () => {
  gateway.service('teacher', ok)
  expect((await gateway.call('/api/observations-v2')).status).toBe(200)
  await gateway.removeService('teacher')
  expect((await gateway.call('/api/observations-v2')).status).toBe(503)
  gateway.service('teacher', ok)
  expect((await gateway.call('/api/observations-v2')).status).toBe(200)
})

test('a service that dies during a call is 502', async () => {
  const reached = signal()
  gateway.service('teacher', () => {
    reached.resolve()
    return new Promise<Response>(() => undefined)
  })
  const call = gateway.call('/api/observations-v2/bulk', { method: 'POST', body: '{}' })
  await reached.promise
  await gateway.removeService('teacher')
  const response = await call
  expect(response.status).toBe(502)
  expect(await response.json()).toMatchObject({ success: false, error: 'UNKNOWN' })
})

test('a service that exceeds the time limit is 504, and its call is aborted', async () => {
  const ended = signal()
  gateway.service('teacher', async (request) => {
    request.signal.addEventListener('abort', () => ended.resolve())
    await ended.promise
    return ok()
  })
  const response = await gateway.call('/api/observations-v2')
  expect(response.status).toBe(504)
  await ended.promise
})

test('documents have a longer time limit than lists', async () => {
  gateway.service('teacher', async () => {
    await Bun.sleep(400)
    return new Response('%PDF', { headers: { 'content-type': 'application/pdf' } })
  })
  expect((await gateway.call('/api/observations-v2')).status).toBe(504)
  expect(await (await gateway.call('/api/reports/1/pdf')).text()).toBe('%PDF')
})

test('redirects, compressed bodies and cookies pass unchanged', async () => {
  const compressed = Bun.gzipSync('{"success":true}')
  gateway.service('identity', ({ url }) => {
    if (url.endsWith('/whoami')) return new Response(compressed, { headers: { 'content-encoding': 'gzip' } })
    const headers = new Headers({ location: '/elsewhere' })
    headers.append('set-cookie', 'a=1')
    headers.append('set-cookie', 'b=2')
    return new Response(null, { status: 302, headers })
  })
  const moved = await gateway.call('/api/auth/logout', { method: 'POST' })
  expect([moved.status, moved.headers.get('location')]).toEqual([302, '/elsewhere'])
  expect(moved.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  const raw = await gateway.call('/api/auth/whoami', { decompress: false })
  expect(new Uint8Array(await raw.arrayBuffer())).toEqual(compressed)
})

test('a body larger than any call allows is rejected before it is forwarded', async () => {
  gateway.service('teacher', ok)
  const body = new Uint8Array(17 * 1024 * 1024)
  const response = await gateway.call('/api/observations-v2', { method: 'POST', body })
  expect([response.status, await response.json()]).toEqual([
    413,
    expect.objectContaining({ error: 'FILE_SIZE_LIMIT_EXCEEDED' }),
  ])
})

test('a small answer arrives as the service gave it: status, headers of the same name, an empty body', async () => {
  gateway.service('school-admin', ({ method, url }) => {
    const headers = new Headers({ 'x-note': 'grün' })
    headers.append('set-cookie', 'a=1')
    headers.append('set-cookie', 'b=2')
    return url.endsWith('/students')
      ? new Response(null, { status: 304, headers })
      : Response.json({ method }, { status: 201, headers })
  })
  const response = await gateway.call('/api/classes', { method: 'POST', body: '' })
  expect([response.status, response.headers.get('x-note')]).toEqual([201, 'grün'])
  expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  expect(await response.json()).toEqual({ method: 'POST' })
  const unchanged = await gateway.call('/api/students')
  expect([unchanged.status, await unchanged.text()]).toEqual([304, ''])
})

test('a call is refused before its body has come, and 504 when it is neither sent nor refused in time', async () => {
  const refusing = Promise.withResolvers<void>()
  gateway.service('teacher', async () => {
    await refusing.promise
    return new Response(null, { status: 401 })
  })
  const head = 'POST /api/observations-v2 HTTP/1.1\r\nhost: localhost\r\ncontent-length: 10'
  expect(await gateway.raw(head)).toStartWith('HTTP/1.1 504 ')
  refusing.resolve()
  expect(await gateway.raw(head)).toStartWith('HTTP/1.1 401 ')
})

test('a body of any size arrives whole, whether its length was told or not', async () => {
  gateway.service('teacher', async (request) => Response.json({ size: (await request.bytes()).length }))
  for (const size of [0, 1, 200_000, 1_000_000]) {
    const bytes = new Uint8Array(size)
    for (const body of [bytes, new Blob([bytes]).stream()]) {
      const response = await gateway.call('/api/observations-v2', { method: 'POST', body })
      expect(await response.json()).toEqual({ size })
    }
  }
})
