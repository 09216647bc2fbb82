import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { NewWebhook, WebhookDelivery } from '@lernspur/contracts/identity/webhook.contract'
import { type RunningProduct, startProduct } from '@lernspur/platform/test/start-product'
import { answerEvent } from '@lernspur/program-client/example/receive-events'
import { createProgramClient, dataOf } from '@lernspur/program-client/program-client'
import type { ReceivedEvent } from '@lernspur/program-client/received-event'
import { type TestDatabase, testDatabase } from '@lernspur/testing/test-database'
import { type TestSchool, testSchool } from '@lernspur/testing/test-school'
import { untilFound } from './until-found'

let database: TestDatabase
let product: RunningProduct
const servers: { stop(force: boolean): Promise<void> }[] = []

beforeAll(async () => {
  database = await testDatabase()
  product = await startProduct(database)
}, 60_000)
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop(true)))
  await product.stop()
  await database.close()
})

/** A certificate that nobody knows. */
const ownCertificate = () => {
  const folder = mkdtempSync(join(tmpdir(), 'lernspur-events-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  Bun.spawnSync([
    ...['openssl', 'req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
    ...['-keyout', key, '-out', cert, '-subj', '/CN=portal.example'],
  ])
  const tls = { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') }
  rmSync(folder, { recursive: true })
  return tls
}

/** A receiver on this computer; returns its address. */
const serve = (fetch: (request: Request) => Response | Promise<Response>, isSecure = false): string => {
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    idleTimeout: 60,
    fetch,
    ...(isSecure && { tls: ownCertificate() }),
  })
  servers.push(server)
  return `${isSecure ? 'https' : 'http'}://127.0.0.1:${server.port}/events`
}

const asAdmin = (school: TestSchool, method: string, path: string, body?: object) =>
  product.ask(school.admin, { method, path, ...(body && { body }) })

/** A program of a school that is told of new classes at an address. */
const webhookAt = async (address: string) => {
  const school = await testSchool(database.owner)
  const expiresOn = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  const token = { name: 'Portal', scopes: ['classes:read'], expiresOn }
  const program = (await asAdmin(school, 'POST', '/program-tokens', token)).body.data
  const body = { programId: program.id, address, events: ['class.created'] }
  const webhook: NewWebhook = (await asAdmin(school, 'POST', '/webhooks', body)).body.data
  const client = createProgramClient({ address: product.url, token: program.token })
  return { school, webhook, client }
}

const newClass = async (school: TestSchool): Promise<string> =>
  (await asAdmin(school, 'POST', '/classes', { name: '4n', schoolLevel: 4 })).body.data.id

/** The outcome of the first attempt. */
const outcome = (school: TestSchool, { id }: NewWebhook): Promise<WebhookDelivery> =>
  untilFound(async () => {
    const { body } = await asAdmin(school, 'GET', `/webhooks/${id}/deliveries`)
    return body.data.rows.find(({ attempts }: WebhookDelivery) => attempts > 0)
  })

test('a program is told by the started product, checks the signature, and reads what it was told of', async () => {
  const events: ReceivedEvent[] = []
  let secret = ''
  const receiver = {
    get secrets() {
      return [secret]
    },
    isKnown: async (id: string) => events.some((event) => event.id === id),
    take: async (event: ReceivedEvent) => {
      events.push(event)
    },
  }
  const address = serve((request) => answerEvent(request, receiver))
  const { school, webhook, client } = await webhookAt(address)
  secret = webhook.secret
  const id = await newClass(school)
  const event = await untilFound(() => events[0])
  const filter = [{ field: 'id', type: 'eq', value: event.entityId ?? '' } as const]
  const { rows } = await dataOf(client.GET('/api/classes', { params: { query: { filter } } }))
  expect(rows.map((row) => [row.id, row.name])).toEqual([[id, '4n']])
  const forged = await fetch(address, {
    method: 'POST',
    headers: { 'webhook-id': event.id, 'webhook-timestamp': '1', 'webhook-signature': 'v1,AAAA' },
    body: '{}',
  })
  expect(forged.status).toBe(401)
  expect(events).toHaveLength(1)
}, 60_000)

test('faults of receivers are told apart, and none of them leads anywhere else', async () => {
  let isReached = false
  const inside = serve(() => {
    isReached = true
    return new Response('inside')
  })
  const faults = {
    error: serve(() => new Response(null, { status: 500 })),
    late: serve(() => new Promise<Response>(() => undefined)),
    certificate: serve(() => new Response(null, { status: 204 }), true),
    moved: serve(() => Response.redirect(inside, 302)),
    huge: serve(
      () => new Response(new ReadableStream({ pull: (to) => to.enqueue(new Uint8Array(65_536)) }), { status: 200 }),
    ),
    closed: 'http://127.0.0.1:1/events',
    gone: serve(() => new Response(null, { status: 410 })),
  }
  const names = Object.keys(faults) as (keyof typeof faults)[]
  const found = await Promise.all(
    names.map(async (name) => {
      const { school, webhook } = await webhookAt(faults[name])
      await newClass(school)
      const { state, status, failure } = await outcome(school, webhook)
      const [row] = (await asAdmin(school, 'GET', '/webhooks')).body.data.rows
      return [name, { state, status, failure, pauseReason: row.pauseReason }] as const
    }),
  )
  expect(Object.fromEntries(found)).toEqual({
    error: { state: 'waiting', status: 500, failure: 'answer', pauseReason: null },
    late: { state: 'waiting', status: null, failure: 'timeout', pauseReason: null },
    certificate: { state: 'waiting', status: null, failure: 'certificate', pauseReason: null },
    moved: { state: 'waiting', status: 302, failure: 'answer', pauseReason: null },
    huge: { state: 'delivered', status: 200, failure: null, pauseReason: null },
    closed: { state: 'waiting', status: null, failure: 'connection', pauseReason: null },
    gone: { state: 'failed', status: 410, failure: 'answer', pauseReason: 'gone' },
  })
  expect(isReached).toBe(false)
}, 60_000)

test('in production the same addresses are refused before anything is sent', async () => {
  const school = await testSchool(database.owner)
  const strict = await startProduct(database, 'production')
  try {
    const expiresOn = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
    const body = { name: 'Portal', scopes: ['classes:read'], expiresOn }
    const ask = (path: string, sent: object) => strict.ask(school.admin, { method: 'POST', path, body: sent })
    const { id } = (await ask('/program-tokens', body)).body.data
    for (const address of ['http://127.0.0.1:4000/', 'https://127.0.0.1/', 'https://[::ffff:127.0.0.1]/']) {
      const refused = await ask('/webhooks', { programId: id, address, events: ['class.created'] })
      expect([refused.body.error, refused.body.details[0].path]).toEqual(['VALIDATION_FAILED', 'address'])
    }
  } finally {
    await strict.stop()
  }
}, 60_000)
