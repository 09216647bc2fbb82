import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type GatewayFixture, startGateway } from '../../testing/gateway-fixture'

let gateway: GatewayFixture
let seen: Record<string, string> = {}

beforeAll(() => {
  gateway = startGateway({ publicUrl: 'https://schule.example' })
  gateway.service('school-admin', (request) => {
    seen = Object.fromEntries(request.headers)
    const headers = { connection: 'x-private', 'x-private': '1', 'keep-alive': 'timeout=5', etag: '"1"', server: 'Bun' }
    return Response.json({ success: true }, { headers })
  })
})
afterAll(() => gateway.close())

test('headers by which a client claims an identity are replaced', async () => {
  const claims = {
    'x-forwarded-for': '10.0.0.1',
    'x-forwarded-proto': 'ftp',
    'x-real-ip': '10.0.0.1',
    forwarded: 'for=10.0.0.1',
    'x-request-id': 'mine',
    'x-lernspur-user': 'someone',
  }
  const response = await gateway.call('/api/classes', { headers: { ...claims, cookie: 'a=1', 'x-csrf-token': 't' } })
  expect(seen).toMatchObject({ 'x-forwarded-host': 'schule.example', 'x-forwarded-proto': 'https' })
  expect(seen['x-forwarded-for']).toBe('127.0.0.1')
  expect(seen['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  expect(response.headers.get('x-request-id')).toBe(seen['x-request-id'] ?? '')
  expect(Object.keys(seen)).not.toContainAnyValues(['x-real-ip', 'forwarded', 'x-lernspur-user'])
  expect(seen).toMatchObject({ cookie: 'a=1', 'x-csrf-token': 't' })
})

test('behind a trusted proxy the client address is the one the proxy reports', async () => {
  const behind = startGateway({ trustedProxies: 1 })
  behind.service('school-admin', ({ headers }) => new Response(headers.get('x-forwarded-for')))
  const response = await behind.call('/api/classes', { headers: { 'x-forwarded-for': '10.9.9.9, 192.0.2.7' } })
  expect(await response.text()).toBe('192.0.2.7')
  await behind.close()
})

test('a service is told which addresses many schools share, and not by the client', async () => {
  const behind = startGateway({ trustedProxies: 1, sharedNetworks: ['192.0.2.0/24', '2001:db8::/32', '198.51.100.9'] })
  behind.service('school-admin', ({ headers }) => new Response(headers.get('x-lernspur-shared-network') ?? 'no'))
  const isSharedBy = async (address: string) => {
    const headers = { 'x-forwarded-for': address, 'x-lernspur-shared-network': '1' }
    return await (await behind.call('/api/classes', { headers })).text()
  }
  for (const address of ['192.0.2.7', '::ffff:192.0.2.8', '2001:db8:7::1', '198.51.100.9'])
    expect(await isSharedBy(address)).toBe('1')
  for (const address of ['192.0.3.7', '2001:db9::1', '198.51.100.8', 'nonsense'])
    expect(await isSharedBy(address)).toBe('no')
  await behind.close()
})

test('hop-by-hop headers are dropped in both directions', async () => {
  const response = await gateway.call('/api/classes', {
    headers: { connection: 'keep-alive, x-once', 'x-once': '1', te: 'trailers', 'proxy-authorization': 'secret' },
  })
  expect(Object.keys(seen)).not.toContainAnyValues(['x-once', 'te', 'proxy-authorization'])
  for (const name of ['x-private', 'keep-alive', 'server']) expect(response.headers.has(name)).toBe(false)
  expect(response.headers.get('etag')).toBe('"1"')
})

test('a service sees the public host, whatever the client calls it', async () => {
  const answer = await gateway.raw('GET /api/classes HTTP/1.1\r\nhost: evil.example\r\naccept: application/json')
  expect([answer.split('\r\n')[0], seen.host]).toEqual(['HTTP/1.1 200 OK', 'schule.example'])
})

test.each([
  ['two hosts', 'host: a\r\nhost: b'],
  ['two equal hosts', 'host: a\r\nhost: a'],
  ['two equal lengths', 'host: a\r\ncontent-length: 0\r\ncontent-length: 0'],
])('a request with %s reaches no service', async (_, headers) => {
  seen = {}
  const answer = await gateway.raw(`GET /api/classes HTTP/1.1\r\naccept: application/json\r\n${headers}`)
  expect(answer.split('\r\n')[0]).toBe('HTTP/1.1 400 Bad Request')
  expect([answer.includes('"error":"INVALID_PARAMETERS"'), seen]).toEqual([true, {}])
})

test('a connection header that names no header is as good as none', async () => {
  const answer = await gateway.raw('GET /api/classes HTTP/1.1\r\nhost: a\r\nconnection: x y, (, , x-once\r\nx-once: 1')
  expect([answer.split('\r\n')[0], seen['x-once']]).toEqual(['HTTP/1.1 200 OK', undefined])
})

test('a service is not asked for compression unless the client accepts it', async () => {
  await gateway.raw('GET /api/classes HTTP/1.1\r\nhost: localhost')
  expect(seen['accept-encoding']).toBe('identity')
})

test('of a call that a service answers and logs, the gateway writes no second line', async () => {
  const requestId = () => new Headers(seen as HeadersInit).get('x-request-id') ?? ''
  gateway.service('provider', ({ headers }) => {
    seen = Object.fromEntries(headers)
    return Response.json({ success: true }, { headers: { 'x-request-id': headers.get('x-request-id') ?? '' } })
  })
  const before = gateway.log.length
  const response = await gateway.call('/api/provider/tenants')
  expect([response.status, response.headers.get('x-request-id')]).toEqual([200, requestId()])
  expect(gateway.log.slice(before)).toEqual([])
})

test('the log contains the route pattern, not path or query', async () => {
  await gateway.call('/api/classes?filter[0][value]=Mia', {})
  const line = JSON.parse(gateway.log.at(-1) ?? '{}') as Record<string, unknown>
  expect(line).toMatchObject({ service: 'gateway', method: 'GET', route: '/api/classes', status: 200 })
  expect(gateway.log.join('\n')).not.toContain('Mia')
})
