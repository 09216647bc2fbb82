import { afterAll, expect, test } from 'bun:test'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeKeptClient } from './kept-client'

const ports = new Set<number>()
const large = 'Ä'.repeat(1_000_000)
const ended = Promise.withResolvers<void>()

const server = Bun.serve({
  port: 0,
  fetch: async (request, { requestIP }) => {
    ports.add(requestIP.call(server, request)?.port ?? 0)
    const { pathname } = new URL(request.url)
    if (pathname === '/pieces') {
      const { readable, writable } = new TransformStream()
      const writer = writable.getWriter()
      void (async () => {
        for (const piece of ['ein ', large, ' Ende']) await writer.write(new TextEncoder().encode(piece))
        await writer.close()
      })()
      return new Response(readable)
    }
    if (pathname === '/last') return new Response('last', { headers: { connection: 'close' } })
    if (pathname === '/none') return new Response(null, { status: 204, headers: { 'x-note': 'Grün' } })
    if (pathname === '/never') {
      request.signal.addEventListener('abort', () => ended.resolve())
      await ended.promise
    }
    return Response.json({ method: request.method, sent: await request.text(), cookie: request.headers.get('cookie') })
  },
})
const address = { hostname: server.url.hostname, port: Number(server.url.port) }
const host = ['host', server.url.host] as const
afterAll(() => server.stop(true))

const get = (target: string) => ({ method: 'GET', target, headers: [host] })
const post = (body: string, ...headers: [string, string][]) => ({
  method: 'POST',
  target: '/echo',
  headers: [host, ...headers],
  body: Buffer.from(body),
})
const nameOf = (error: Error): string => error.name

test('gives status, header lines and body of sized, chunked and empty answers, one after the other on one connection', async () => {
  const { ask } = makeKeptClient()
  const sent = await ask(address, post(`{"text":"${large}"}`, ['cookie', 'a=b'], ['content-length', '1']))
  expect(sent.status).toBe(200)
  expect(JSON.parse(sent.body.toString())).toEqual({ method: 'POST', sent: `{"text":"${large}"}`, cookie: 'a=b' })
  const pieces = await ask(address, get('/pieces'))
  expect(pieces.body.toString()).toBe(`ein ${large} Ende`)
  const none = await ask(address, get('/none'))
  expect([none.status, none.body.length, none.isLast]).toEqual([204, 0, false])
  expect(none.lines.map((line) => line.toLowerCase())).toContain('x-note: grün')
  expect(ports.size).toBe(1)
})

test('connects anew where the server closes the connection', async () => {
  const { ask } = makeKeptClient()
  await ask(address, get('/last'))
  expect((await ask(address, get('/none'))).status).toBe(204)
})

test('asks at the same time on as many connections', async () => {
  const { ask } = makeKeptClient()
  const answers = await Promise.all(Array.from({ length: 5 }, (_, index) => ask(address, post(`${index}`))))
  expect(answers.map(({ body }) => JSON.parse(body.toString()).sent)).toEqual(['0', '1', '2', '3', '4'])
})

test('the server sees a client leave that gives up, and the next call has a connection of its own', async () => {
  const { ask } = makeKeptClient()
  const client = new AbortController()
  const asked = ask(address, get('/never'), client.signal).catch(nameOf)
  while (server.pendingRequests === 0) await Bun.sleep(1)
  client.abort()
  expect(await asked).toBe('ConnectionLost')
  await ended.promise
  expect((await ask(address, get('/none'), new AbortController().signal)).status).toBe(204)
  expect(await ask(address, get('/none'), client.signal).catch(nameOf)).toBe('ConnectionLost')
})

test('says when nobody listens', async () => {
  const unix = join(tmpdir(), `lernspur-none-${crypto.randomUUID()}.sock`)
  expect(
    await makeKeptClient()
      .ask({ unix }, get('/'))
      .catch((error) => error.code),
  ).toBe('ENOENT')
})
