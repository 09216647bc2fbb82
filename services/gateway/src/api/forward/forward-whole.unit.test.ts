import { afterEach, beforeEach, expect, test } from 'bun:test'
import { type GatewayFixture, startGateway } from '../../testing/gateway-fixture'

let gateway: GatewayFixture
beforeEach(() => {
  gateway = startGateway({ limits: { read: 300, write: 300, file: 2_000 } })
})
afterEach(() => gateway.close())

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
