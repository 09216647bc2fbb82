import { afterAll, expect, test } from 'bun:test'
import { makeKeptClient } from './kept-connection'

const ports = new Set<number>()
const large = 'Ä'.repeat(1_000_000)

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
    if (pathname === '/none') return new Response(null, { status: 204 })
    return Response.json({ method: request.method, sent: await request.text(), cookie: request.headers.get('cookie') })
  },
})
afterAll(() => server.stop(true))

test('gives status and body of sized, chunked and empty answers, one after the other on one connection', async () => {
  const ask = makeKeptClient(server.url.origin)
  const sent = await ask('POST', '/echo', { cookie: 'a=b' }, `{"text":"${large}"}`)
  expect(sent.status).toBe(200)
  expect(JSON.parse(sent.body.toString())).toEqual({ method: 'POST', sent: `{"text":"${large}"}`, cookie: 'a=b' })
  const pieces = await ask('GET', '/pieces', {})
  expect(pieces.body.toString()).toBe(`ein ${large} Ende`)
  expect(await ask('GET', '/none', {})).toEqual({ status: 204, body: Buffer.alloc(0), isLast: false })
  expect(ports.size).toBe(1)
})

test('connects anew where the server closes the connection', async () => {
  const ask = makeKeptClient(server.url.origin)
  await ask('GET', '/last', {})
  expect((await ask('GET', '/none', {})).status).toBe(204)
})

test('asks at the same time on as many connections', async () => {
  const ask = makeKeptClient(server.url.origin)
  const answers = await Promise.all(Array.from({ length: 5 }, (_, index) => ask('POST', '/echo', {}, `${index}`)))
  expect(answers.map(({ body }) => JSON.parse(body.toString()).sent)).toEqual(['0', '1', '2', '3', '4'])
})

test('fails when the server closes the connection', async () => {
  const closing = Bun.listen({ hostname: 'localhost', port: 0, socket: { data: (socket) => void socket.end() } })
  const ask = makeKeptClient(`http://localhost:${closing.port}`)
  expect(await ask('GET', '/', {}).catch((error: Error) => error.message)).toContain('was lost')
  closing.stop(true)
})
