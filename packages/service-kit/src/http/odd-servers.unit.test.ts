import { expect, test } from 'bun:test'
import { makeKeptClient } from './kept-client'

const get = (target: string) => ({ method: 'GET', target, headers: [['host', 'localhost']] as const })
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
