import { afterAll, expect, test } from 'bun:test'
import { mkdtempSync } from 'node:fs'
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

/** A server that sends these texts, one for each connection, once something was asked. */
const speaking = (...texts: readonly string[]) => {
  let turn = 0
  const asked: string[] = []
  const listener = Bun.listen({
    hostname: '127.0.0.1',
    port: 0,
    socket: {
      data: (socket, bytes) => {
        asked.push(bytes.toString().split('\r\n')[0] ?? '')
        const text = texts[turn++]
        if (text) socket.write(text)
        if (!text?.includes('content-length: 2')) socket.end()
      },
    },
  })
  return { listener, asked, address: { hostname: '127.0.0.1', port: listener.port } }
}

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
  const unix = join(mkdtempSync(join(tmpdir(), 'lernspur-kept-')), 'none.sock')
  expect(
    await makeKeptClient()
      .ask({ unix }, get('/'))
      .catch((error) => error.code),
  ).toBe('ENOENT')
})

test('a read is sent once more when a kept connection turns out to be closed, a write never is', async () => {
  for (const { method, asks } of [
    { method: 'GET', asks: 3 },
    { method: 'POST', asks: 2 },
  ]) {
    const { ask } = makeKeptClient()
    const spoken = speaking(
      'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok',
      '',
      'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok',
    )
    const call = () => ask(spoken.address, { ...get('/'), method }).then(({ status }) => status, nameOf)
    expect(await call()).toBe(200)
    expect(await call()).toBe(method === 'GET' ? 200 : 'ConnectionLost')
    expect(spoken.asked).toHaveLength(asks)
    spoken.listener.stop(true)
  }
})

const broken = {
  'nothing at all': ['', 'ConnectionLost'],
  'another protocol': ['SSH-2.0-OpenSSH\r\n\r\n', 'MalformedAnswer'],
  'half a body': ['HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\nabc', 'ConnectionLost'],
  'chunks without a length': ['HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nxyz\r\n', 'MalformedAnswer'],
} as const

for (const [what, [text, name]] of Object.entries(broken)) {
  test(`a server that answers with ${what} fails the call`, async () => {
    const { listener, address: at } = speaking(text)
    expect(await makeKeptClient().ask(at, get('/')).catch(nameOf)).toBe(name)
    listener.stop(true)
  })
}

test('a body of unknown length ends with its connection', async () => {
  const spoken = speaking('HTTP/1.1 431 Request Header Fields Too Large\r\n\r\n', 'HTTP/1.1 200 OK\r\n\r\nhallo')
  const { ask } = makeKeptClient()
  const none = await ask(spoken.address, get('/'))
  expect([none.status, none.body.length]).toEqual([431, 0])
  const some = await ask(spoken.address, get('/'))
  expect([some.status, some.body.toString()]).toEqual([200, 'hallo'])
  spoken.listener.stop(true)
})

test('an answer in pieces of any size is read as a whole, and one with more behind it ends its connection', async () => {
  const text = 'HTTP/1.1 201 Created\r\nX-One: 1\r\nContent-Length: 5\r\n\r\nhallo'
  const listener = Bun.listen({
    hostname: '127.0.0.1',
    port: 0,
    socket: {
      data: async (socket) => {
        for (const letter of text) {
          socket.write(letter)
          await Bun.sleep(0)
        }
      },
    },
  })
  const at = { hostname: '127.0.0.1', port: listener.port }
  const answer = await makeKeptClient().ask(at, get('/'))
  expect([answer.status, answer.body.toString(), answer.isLast]).toEqual([201, 'hallo', false])
  listener.stop(true)
  const more = speaking(`${text}HTTP/1.1 200 OK`)
  expect((await makeKeptClient().ask(more.address, get('/'))).isLast).toBe(true)
  more.listener.stop(true)
})
