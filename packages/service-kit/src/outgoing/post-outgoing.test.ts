import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readOutgoingRules } from './outgoing-rules'
import { postOutgoing, type Resolve } from './post-outgoing'

const folder = mkdtempSync(join(tmpdir(), 'lernspur-outgoing-'))
const servers: Server[] = []
const requests: string[] = []
let sent = 0
let cert: string
let port: number
let plainPort: number

const answer: RequestListener = (request, response) => {
  requests.push(`${request.headers.host?.split(':')[0]}${request.url}`)
  if (request.url === '/moved') response.writeHead(302, { location: '/elsewhere' }).end()
  else if (request.url === '/error') response.writeHead(500).end()
  else if (request.url?.startsWith('/later/'))
    response.writeHead(503, { 'retry-after': decodeURIComponent(request.url.slice('/later/'.length)) }).end()
  else if (request.url === '/huge') {
    response.writeHead(200)
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536))) sent += 65_536
      if (!response.destroyed) response.once('drain', more)
    }
    more()
  } else if (request.url !== '/silent') response.end('ok')
}

const listen = async (server: Server): Promise<number> => {
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

beforeAll(async () => {
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const names = 'subjectAltName=DNS:portal.example,DNS:several.example,DNS:rebinding.example'
  const made = Bun.spawnSync(
    [
      'openssl',
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-days',
      '2',
    ].concat(['-keyout', keyFile, '-out', certFile, '-subj', '/CN=portal.example', '-addext', names]),
  )
  if (!made.success) throw new Error(made.stderr.toString())
  cert = readFileSync(certFile, 'utf8')
  port = await listen(createHttpsServer({ key: readFileSync(keyFile, 'utf8'), cert }, answer))
  plainPort = await listen(createHttpServer(answer))
})
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
  rmSync(folder, { recursive: true })
})

const v4 =
  (...addresses: string[]): Resolve =>
  async () =>
    addresses.map((address) => ({ address, family: 4 }))
/** Rules under which the server of this test is in a network that the operator has allowed. */
const allowed = () =>
  readOutgoingRules('production', {
    LERNSPUR_OUTGOING_NETWORKS: '127.0.0.1/32',
    LERNSPUR_OUTGOING_PORTS: String(port),
  })
const strict = () => readOutgoingRules('production', { LERNSPUR_OUTGOING_PORTS: String(port) })

const post = (path: string, { host = 'portal.example', resolve = v4('127.0.0.1'), rules = allowed() } = {}) =>
  postOutgoing({
    url: `https://${host}:${port}${path}`,
    headers: { 'content-type': 'application/json' },
    body: '{}',
    rules,
    timeout: 2_000,
    resolve,
    ca: cert,
  })

test('posts to the checked address under the name that was given', async () => {
  expect((await post('/events')).status).toBe(200)
  expect(requests.at(-1)).toBe('portal.example/events')
  expect((await post('/error')).status).toBe(500)
})

test('tells how long to wait, in seconds or until a day and time, and nothing of what is neither', async () => {
  const waitOf = async (value: string) => (await post(`/later/${encodeURIComponent(value)}`)).retryAfter
  expect(await waitOf('120')).toBe(120)
  expect(await waitOf('0')).toBe(0)
  const inAnHour = await waitOf(new Date(Date.now() + 3_600_000).toUTCString())
  expect(inAnHour).toBeGreaterThan(3_500)
  expect(inAnHour).toBeLessThanOrEqual(3_600)
  expect(await waitOf('Fri, 31 Dec 1999 23:59:59 GMT')).toBe(0)
  for (const wrong of [
    'soon',
    '-5',
    '1.5',
    '1e3',
    '2150-01-01',
    '999999999999999999999',
    'Fri, 99 Dec 1999 23:59:59 GMT',
  ])
    expect([wrong, await waitOf(wrong)]).toEqual([wrong, null])
  expect((await post('/error')).retryAfter).toBeNull()
})

test('a redirect is an answer like others: nobody follows it', async () => {
  expect((await post('/moved')).status).toBe(302)
  expect(requests.at(-1)).toBe('portal.example/moved')
})

test('a name that leads into a private network is called at none of its addresses', async () => {
  const before = requests.length
  for (const address of ['127.0.0.1', '10.0.0.1', '169.254.169.254', '::ffff:127.0.0.1']) {
    const refused = post('/events', { rules: strict(), resolve: v4(address) })
    expect(refused).rejects.toMatchObject({ name: 'AddressProblem', flaw: 'network' })
    await refused.catch(() => undefined)
  }
  const mixed = post('/events', { host: 'several.example', rules: strict(), resolve: v4('93.184.215.14', '127.0.0.1') })
  await mixed.catch(() => undefined)
  expect(mixed).rejects.toMatchObject({ name: 'AddressProblem', flaw: 'network' })
  expect(requests).toHaveLength(before)
})

test('the connection goes to the address that was checked, whatever the name says a moment later', async () => {
  let lookups = 0
  const resolve: Resolve = async () => {
    lookups += 1
    return [{ address: lookups === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }]
  }
  expect((await post('/events', { host: 'rebinding.example', resolve })).status).toBe(200)
  expect(lookups).toBe(1)
})

test('a certificate must be that of the name, and known', async () => {
  const wrong = await post('/events', { host: 'other.example' }).catch((error: { code: string }) => error.code)
  expect(wrong).toBe('ERR_TLS_CERT_ALTNAME_INVALID')
  const unknown = postOutgoing({
    url: `https://portal.example:${port}/events`,
    headers: {},
    body: '',
    rules: allowed(),
    timeout: 2_000,
    resolve: v4('127.0.0.1'),
  }).catch((error: { code: string }) => error.code)
  expect(await unknown).toBe('DEPTH_ZERO_SELF_SIGNED_CERT')
})

test('an answer that does not come is given up, and nothing is read of one that does not end', async () => {
  const silent = await postOutgoing({
    url: `http://127.0.0.1:${plainPort}/silent`,
    headers: {},
    body: '',
    rules: readOutgoingRules('demo', {}),
    timeout: 200,
  }).catch((error: Error) => error.name)
  expect(silent).toBe('OutgoingTimeout')
  const neverResolved = await postOutgoing({
    url: `https://portal.example:${port}/`,
    headers: {},
    body: '',
    rules: allowed(),
    timeout: 200,
    resolve: () => new Promise(() => undefined),
  }).catch((error: Error) => error.name)
  expect(neverResolved).toBe('OutgoingTimeout')
  expect((await post('/huge')).status).toBe(200)
  const before = sent
  await Bun.sleep(100)
  expect(sent).toBe(before)
  expect(sent).toBeLessThan(16_000_000)
})

test('a proxy of the environment is not taken, because it would look the name up again', async () => {
  const names = ['HTTPS_PROXY', 'https_proxy'] as const
  const before = names.map((name) => process.env[name])
  for (const name of names) process.env[name] = 'http://127.0.0.1:1'
  try {
    expect((await post('/events')).status).toBe(200)
  } finally {
    names.forEach((name, index) => {
      if (before[index] === undefined) delete process.env[name]
      else process.env[name] = before[index]
    })
  }
})

test('a name that is unknown is said to be', () => {
  const resolve: Resolve = () => Promise.reject(new Error('ENOTFOUND'))
  expect(post('/', { resolve })).rejects.toMatchObject({ flaw: 'unknownHost' })
  expect(post('/', { resolve: v4() })).rejects.toMatchObject({ flaw: 'unknownHost' })
})
