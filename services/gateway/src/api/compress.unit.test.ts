import { afterAll, beforeAll, expect, test } from 'bun:test'
import { join } from 'node:path'
import { type GatewayFixture, startGateway } from '../testing/gateway-fixture'

let gateway: GatewayFixture
const rows = {
  success: true,
  data: { rows: Array.from({ length: 400 }, (_, id) => ({ id, name: 'Beobachtung' })), count: 400 },
}

beforeAll(() => {
  gateway = startGateway()
  gateway.service('school-admin', ({ url }) => {
    const { pathname } = new URL(url)
    if (pathname === '/api/classes') return Response.json(rows, { headers: { etag: '"1"' } })
    if (pathname === '/api/students') return Response.json({ success: true })
    return new Response(JSON.stringify(rows), { headers: { 'content-type': 'text/event-stream' } })
  })
})
afterAll(() => gateway.close())

const get = (path: string, acceptEncoding: string, decompress = true) =>
  gateway.call(path, { headers: { 'accept-encoding': acceptEncoding }, decompress })

test.each(['zstd', 'gzip'])('a long list is sent as %s and arrives complete', async (coding) => {
  const response = await get('/api/classes', `${coding}, br`)
  expect(response.headers.get('content-encoding')).toBe(coding)
  expect([response.headers.get('etag'), response.headers.get('vary')]).toEqual(['"1"', 'Accept-Encoding'])
  expect(await response.json()).toEqual(rows)
  const bytes = await (await get('/api/classes', coding, false)).arrayBuffer()
  expect(bytes.byteLength).toBeLessThan(JSON.stringify(rows).length / 4)
})

test.each([
  ['a client that takes none', '/api/classes', 'identity'],
  ['a short answer', '/api/students', 'gzip'],
  ['what streams', '/api/subjects', 'gzip'],
])('%s gets it uncompressed', async (_what, path, acceptEncoding) => {
  const response = await get(path, acceptEncoding)
  expect(response.headers.has('content-encoding')).toBe(false)
  expect(await response.text()).toStartWith('{"success":true')
})

test('HEAD reports the same headers without a body', async () => {
  const response = await gateway.call('/api/classes', { method: 'HEAD', headers: { 'accept-encoding': 'gzip' } })
  expect([response.status, await response.text()]).toEqual([200, ''])
})

test('an answer that breaks off before it could be compressed is 502, not half of it', async () => {
  const head = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n'
  const breaking = Bun.listen({
    unix: join(gateway.config.runDir, 'teacher.sock'),
    socket: {
      data: (socket) => {
        socket.end(`${head}{"success":true,`)
      },
    },
  })
  const response = await gateway.call('/api/observations-v2', { headers: { 'accept-encoding': 'gzip' } })
  expect([response.status, (await response.json()).error]).toEqual([502, 'UNKNOWN'])
  breaking.stop(true)
})
