// Long because every fault of a receiver needs the same school, program and receiver.

import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { NewWebhook, WebhookDelivery } from '@lernspur/contracts/identity/webhook.contract'
import type { ProgramEvent } from '@lernspur/contracts/wire/program-event'
import type { ProgramScope } from '@lernspur/contracts/wire/program-scope'
import { connect, type Database } from '@lernspur/database/connection/connect'
import { answerEvent } from '@lernspur/program-client/example/receive-events'
import type { ReceivedEvent } from '@lernspur/program-client/received-event'
import { identityService } from '@lernspur/service-identity/app'
import { housekeeping } from '@lernspur/service-identity/housekeeping/housekeeping'
import { sendWebhooks } from '@lernspur/service-identity/webhook/sending/webhook-sender'
import { readOutgoingRules } from '@lernspur/service-kit/outgoing/outgoing-rules'
import { defaultLogger } from '@lernspur/service-kit/process/log'
import { providerService } from '@lernspur/service-provider/app'
import { schoolAdminService } from '@lernspur/service-school-admin/app'
import { servicesForFile } from '@lernspur/testing/service-for-file'
import { testConfig } from '@lernspur/testing/test-config'
import { otherSchool, type TestPerson, type TestSchool, testProvider, testSchool } from '@lernspur/testing/test-school'
import { untilFound } from './until-found'

const { owner, database, services } = await servicesForFile({
  identity: identityService,
  'school-admin': schoolAdminService,
  provider: providerService,
})

let db: Database
const stop = new AbortController()
let sending: Promise<void>

beforeAll(() => {
  const config = testConfig(database, 'identity')
  db = connect(config.databaseUrl, { name: 'test-webhooks', max: 4 })
  const rules = readOutgoingRules('test', {})
  sending = sendWebhooks({ ...config, db, rules, log: defaultLogger('test'), pause: 20, timeout: 500 }, stop.signal)
})
afterAll(async () => {
  stop.abort()
  await sending
  await db.end()
})

type Answering = (request: Request) => Response | Promise<Response>

interface TestReceiver {
  readonly address: string
  secrets: string[]
  /** Answers instead of taking events, until it is undefined. */
  answer: Answering | undefined
  readonly events: ReceivedEvent[]
  readonly requests: { readonly headers: Headers; readonly body: string }[]
}

const servers: { stop(force: boolean): Promise<void> }[] = []
afterAll(() => Promise.all(servers.map((server) => server.stop(true))))

/** The example of the client on a port of this computer, as a program would use it. */
const openReceiver = (): TestReceiver => {
  const events: ReceivedEvent[] = []
  const requests: { headers: Headers; body: string }[] = []
  const known = new Set<string>()
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: async (request) => {
      requests.push({ headers: request.headers, body: await request.clone().text() })
      if (receiver.answer) return receiver.answer(request)
      return answerEvent(request, {
        secrets: receiver.secrets,
        isKnown: async (id) => known.has(id),
        take: async (event) => {
          known.add(event.id)
          events.push(event)
        },
      })
    },
  })
  servers.push(server)
  const address = `http://127.0.0.1:${server.port}/events`
  const receiver: TestReceiver = { address, secrets: [], answer: undefined, events, requests }
  return receiver
}

const lastDay = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
const ask = (by: TestPerson, method: string, path: string, body?: object) =>
  services.identity.ask(by, { method, path, ...(body && { body }) })

const makeToken = async (by: TestPerson, ...scopes: ProgramScope[]): Promise<{ id: string; token: string }> => {
  const body = { name: 'Schulverwaltung', scopes, expiresOn: lastDay }
  return (await ask(by, 'POST', '/program-tokens', body)).body.data
}

/** A school with a program that is told of these events, and the program. */
const openWebhook = async (
  events: readonly ProgramEvent[],
  { school, by }: { school?: TestSchool; by?: TestPerson } = {},
) => {
  const own = school ?? (await testSchool(owner))
  const admin = by ?? own.admin
  const scopes: ProgramScope[] = by
    ? ['schools:read', 'template-versions:read']
    : ['classes:read', 'students:read', 'school-years:read']
  const token = await makeToken(admin, ...scopes)
  const receiver = openReceiver()
  const made = await ask(admin, 'POST', '/webhooks', { programId: token.id, address: receiver.address, events })
  const webhook: NewWebhook = made.body.data
  receiver.secrets = [webhook.secret]
  return { school: own, admin, token, webhook, receiver }
}

const asAdmin = (school: TestSchool, method: string, path: string, body?: object) =>
  services['school-admin'].ask(school.admin, { method, path, ...(body && { body }) })
const newClass = async (school: TestSchool, name = '4x'): Promise<string> =>
  (await asAdmin(school, 'POST', '/classes', { name, schoolLevel: 4 })).body.data.id

const deliveriesOf = async (by: TestPerson, id: string): Promise<WebhookDelivery[]> =>
  (await ask(by, 'GET', `/webhooks/${id}/deliveries`)).body.data.rows
const webhookOf = async (by: TestPerson, id: string) =>
  (await ask(by, 'GET', '/webhooks')).body.data.rows.find((row: { id: string }) => row.id === id)
const tryNow = (id: string) => owner`update webhook_due set due_at = now() where webhook_id = ${id}`
/** The newest delivery, once it was tried so often. */
const tried = (by: TestPerson, id: string, attempts: number) =>
  untilFound(async () => (await deliveriesOf(by, id)).find((one) => one.attempts >= attempts))

test('a program is told of a new class by ids alone, signed, and reads the rest by its token (rules webhook.1, webhook.2)', async () => {
  const { school, admin, token, webhook, receiver } = await openWebhook(['class.created'])
  expect(webhook.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  const id = await newClass(school, '4w')
  const event = await untilFound(() => receiver.events[0])
  expect(event).toMatchObject({ type: 'class.created', tenantId: school.tenantId, entityId: id })
  const [request] = receiver.requests
  expect(Object.keys(JSON.parse(request?.body ?? ''))).toEqual(['type', 'timestamp', 'data'])
  expect(request?.body).not.toContain('4w')
  expect(request?.headers.get('webhook-id')).toBe(event.id)
  const read = await services['school-admin'].ask(null, {
    method: 'GET',
    path: `/classes?filter[0][field]=id&filter[0][type]=eq&filter[0][value]=${event.entityId}`,
    headers: { authorization: `Bearer ${token.token}` },
  })
  expect(read.body.data.rows).toMatchObject([{ name: '4w' }])
  const [delivery] = await untilFound(async () => {
    const rows = await deliveriesOf(admin, webhook.id)
    return rows[0]?.state === 'delivered' ? rows : undefined
  })
  expect(delivery).toMatchObject({ id: event.id, event: 'class.created', entityId: id, status: 204, attempts: 1 })
  expect(delivery?.duration).toBeGreaterThanOrEqual(0)
})

test('a secret is told once, stored encrypted, and is in no audit (rule webhook.3)', async () => {
  const { school, admin, webhook } = await openWebhook(['class.created'])
  const secret = webhook.secret.slice('whsec_'.length)
  const hex = Buffer.from(secret, 'base64').toString('hex')
  const stored = await owner<{ text: string }[]>`
    select to_jsonb(wh)::text as text from webhook wh where wh.tenant_id = ${school.tenantId}
    union all select to_jsonb(ik)::text from idempotency_key ik where ik.tenant_id = ${school.tenantId}
    union all select to_jsonb(aue)::text from audit_entry aue where aue.tenant_id = ${school.tenantId}`
  const all = JSON.stringify([stored, await webhookOf(admin, webhook.id)])
  expect([all.includes(webhook.id), all.includes(secret), all.includes(hex)]).toEqual([true, false, false])
})

test('every change of classes, children and years is told, bulk ones one by one (rule webhook.2)', async () => {
  const { school, receiver } = await openWebhook([
    'class.created',
    'class.changed',
    'class.closed',
    'class.deleted',
    'student.created',
    'student.changed',
    'student.moved',
    'student.deleted',
    'school_year.created',
    'school_year.changed',
    'school_year.deleted',
  ])
  const arrival = (type: string, entityId: string) =>
    untilFound(() => receiver.events.find((event) => event.type === type && event.entityId === entityId))
  const id = await newClass(school)
  await arrival('class.created', id)
  await asAdmin(school, 'PUT', `/classes/${id}`, { name: '4y' })
  await arrival('class.changed', id)
  const added = [
    { firstName: 'Nova', lastName: 'Neu' },
    { firstName: 'Ilja', lastName: 'Neu' },
  ]
  await asAdmin(school, 'POST', '/student-imports', { schoolClassId: id, added })
  const rows = await owner<{ id: string }[]>`
    select id from student where tenant_id = ${school.tenantId} and last_name = 'Neu' order by id`
  const [first = { id: '' }, second = { id: '' }] = rows
  await arrival('student.created', first.id)
  await arrival('student.created', second.id)
  await asAdmin(school, 'PUT', `/students/${first.id}`, { firstName: 'Nora' })
  await arrival('student.changed', first.id)
  const relations = [{ studentId: second.id, schoolClassId: id }]
  await asAdmin(school, 'POST', '/student-class-relations/unlink', { relations })
  await arrival('student.moved', second.id)
  await asAdmin(school, 'DELETE', `/students/${second.id}`)
  await arrival('student.deleted', second.id)
  await asAdmin(school, 'PUT', `/classes/${id}`, { isActive: false })
  await arrival('class.closed', id)
  const body = {
    name: 'Später',
    schoolYearStart: '2150-08-01',
    schoolYearEnd: '2151-07-31',
    year: 2150,
    terms: [
      { name: '1', schoolTermSemester: 'first', startDate: '2150-08-01', endDate: '2151-01-31' },
      { name: '2', schoolTermSemester: 'second', startDate: '2151-02-01', endDate: '2151-07-31' },
    ],
  }
  const year = (await asAdmin(school, 'POST', '/school-years', body)).body.data.id
  await arrival('school_year.created', year)
  await asAdmin(school, 'PUT', `/school-years/${year}`, { name: 'Noch später' })
  await arrival('school_year.changed', year)
  await asAdmin(school, 'DELETE', `/school-years/${year}`)
  await arrival('school_year.deleted', year)
})

test('a change that is rolled back tells nothing (rule webhook.2)', async () => {
  const { school, admin, webhook, receiver } = await openWebhook(['student.created', 'class.created'])
  const twice = { firstName: 'Nova', lastName: 'Neu', schoolClassIds: [crypto.randomUUID()] }
  expect((await asAdmin(school, 'POST', '/students', twice)).status).toBeGreaterThanOrEqual(400)
  await newClass(school)
  await untilFound(() => receiver.events[0])
  expect((await deliveriesOf(admin, webhook.id)).map(({ event }) => event)).toEqual(['class.created'])
})

test('a program is told of nothing that its token may not read, and of no other school (rule webhook.1)', async () => {
  const school = await testSchool(owner)
  const { id } = await makeToken(school.admin, 'classes:read')
  const make = (body: object, by = school.admin) => ask(by, 'POST', '/webhooks', { programId: id, ...body })
  const address = 'https://portal.example/events'
  const refused = await make({ address, events: ['student.created'] })
  expect([refused.body.error, refused.body.details[0].path]).toEqual(['VALIDATION_FAILED', 'events'])
  const other = await otherSchool(owner)
  expect((await make({ address, events: ['class.created'] }, other.admin)).body.error).toBe('NOT_FOUND')
  expect((await make({ address, events: ['class.created'] }, school.manager)).body.error).toBe('NO_PERMISSION')
  const call = { method: 'POST', path: '/webhooks', body: { programId: id, address, events: ['class.created'] } }
  const unconfirmed = await services.identity.ask(school.admin, { ...call, isUnconfirmed: true })
  expect(unconfirmed.body.error).toBe('CONFIRMATION_REQUIRED')
  const made = await make({ address, events: ['class.created'] })
  expect(made.status).toBe(200)
  expect((await make({ address, events: ['class.created'] })).body.error).toBe('CREATE_NOT_ALLOWED')
  const own = await openWebhook(['class.created'])
  await newClass(school)
  await newClass(own.school, '1z')
  await untilFound(() => own.receiver.events[0])
  expect(own.receiver.events).toHaveLength(1)
  const hidden = await ask(other.admin, 'GET', `/webhooks/${made.body.data.id}/deliveries`)
  expect(hidden.body.error).toBe('NOT_FOUND')
})

test.each([
  ['http://portal.example/', 'mit https:// beginnen'],
  ['https://user:geheim@portal.example/', 'weder Name noch Passwort'],
  ['https://169.254.169.254/latest/meta-data', 'in einem Netz'],
  ['https://2852039166/', 'in einem Netz'],
  ['https://portal.example:6379/', 'Port ist hier nicht erlaubt'],
  ['portal', 'keine Adresse'],
])('the address %s is refused when it is entered (rule webhook.5)', async (address, why) => {
  const school = await testSchool(owner)
  const { id } = await makeToken(school.admin, 'classes:read')
  const body = { programId: id, address, events: ['class.created'] }
  const { body: answer } = await services.identity.ask(school.admin, {
    method: 'POST',
    path: '/webhooks',
    body,
    headers: { 'accept-language': 'de' },
  })
  expect([answer.error, answer.details[0].path]).toEqual(['VALIDATION_FAILED', 'address'])
  expect(answer.details[0].message).toContain(why)
})

test('both secrets sign for a day after one was replaced, then the new one alone (rule webhook.3)', async () => {
  const { school, admin, webhook, receiver } = await openWebhook(['class.created'])
  const changed = await ask(admin, 'PUT', `/webhooks/${webhook.id}/secret`)
  const next: NewWebhook = changed.body.data
  expect(next.secret).not.toBe(webhook.secret)
  expect(next.earlierSecretEndsAt).not.toBeNull()
  await newClass(school)
  await untilFound(() => receiver.events[0])
  receiver.secrets = [next.secret]
  await newClass(school, '4z')
  await untilFound(() => receiver.events[1])
  await owner`update webhook set earlier_secret_ends_at = now() where id = ${webhook.id}`
  receiver.secrets = [webhook.secret]
  await newClass(school, '4q')
  const refused = await untilFound(async () =>
    (await deliveriesOf(admin, webhook.id)).find(({ status }) => status === 401),
  )
  expect(refused).toMatchObject({ state: 'waiting', failure: 'answer' })
})

test('what a receiver refuses is sent again under the same id, later each time, and counted once by it (rule webhook.4)', async () => {
  const { school, admin, webhook, receiver } = await openWebhook(['class.created'])
  receiver.answer = () => new Response(null, { status: 500 })
  await newClass(school)
  const once = await tried(admin, webhook.id, 1)
  expect(once).toMatchObject({ state: 'waiting', status: 500, failure: 'answer' })
  expect(Date.parse(once.nextAttemptAt ?? '')).toBeGreaterThan(Date.parse(once.lastAttemptAt ?? '') + 4_000)
  await tryNow(webhook.id)
  const twice = await tried(admin, webhook.id, 2)
  expect(Date.parse(twice.nextAttemptAt ?? '')).toBeGreaterThan(Date.parse(twice.lastAttemptAt ?? '') + 290_000)
  receiver.answer = undefined
  await tryNow(webhook.id)
  await untilFound(() => receiver.events[0])
  expect(new Set(receiver.requests.map(({ headers }) => headers.get('webhook-id'))).size).toBe(1)
  await untilFound(async () => (await deliveriesOf(admin, webhook.id))[0]?.state === 'delivered' || undefined)
  expect((await webhookOf(admin, webhook.id)).waiting).toBe(0)
  await ask(admin, 'PUT', `/webhooks/${webhook.id}/deliveries/${once.id}/resending`)
  await untilFound(() => receiver.requests[3])
  expect(receiver.events).toHaveLength(1)
})

const secondsUntil = (later: string | null | undefined, from: string | null | undefined): number =>
  (Date.parse(later ?? '') - Date.parse(from ?? '')) / 1000

test.each([429, 503])('a receiver that answers %d says when it is called again (rule webhook.4)', async (status) => {
  const { school, admin, webhook, receiver } = await openWebhook(['class.created'])
  const answerLater = (retryAfter: string) => {
    receiver.answer = () => new Response(null, { status, headers: { 'retry-after': retryAfter } })
  }
  const attemptAfter = async (attempts: number): Promise<number> => {
    const one = await tried(admin, webhook.id, attempts)
    expect(one).toMatchObject({ state: 'waiting', status, failure: 'answer' })
    return secondsUntil(one.nextAttemptAt, one.lastAttemptAt)
  }
  answerLater('3600')
  await newClass(school)
  const first = await attemptAfter(1)
  expect(first).toBeGreaterThanOrEqual(3_599)
  expect(first).toBeLessThan(4_000)
  // What happens meanwhile waits as long.
  await newClass(school, '4u')
  const waiting = await deliveriesOf(admin, webhook.id)
  expect(waiting.map(({ attempts }) => attempts).toSorted()).toEqual([0, 1])
  for (const { nextAttemptAt } of waiting)
    expect(
      secondsUntil(nextAttemptAt, waiting.find(({ attempts }) => attempts === 1)?.lastAttemptAt),
    ).toBeGreaterThanOrEqual(3_599)
  // No sooner than without it, so that a receiver cannot use up its attempts at once.
  answerLater('0')
  await owner`delete from webhook_delivery where webhook_id = ${webhook.id} and attempts = 0`
  await tryNow(webhook.id)
  expect(await attemptAfter(2)).toBeGreaterThanOrEqual(299)
  answerLater(new Date(Date.now() + 3 * 3_600_000).toUTCString())
  await tryNow(webhook.id)
  expect(await attemptAfter(3)).toBeGreaterThan(2.9 * 3_600)
  answerLater('99999999')
  await tryNow(webhook.id)
  const capped = await attemptAfter(4)
  expect(capped).toBeGreaterThanOrEqual(86_399)
  expect(capped).toBeLessThan(100_000)
  // A new address is another receiver, which has not said anything.
  const next = openReceiver()
  next.secrets = [webhook.secret]
  await ask(admin, 'PUT', `/webhooks/${webhook.id}`, { address: next.address })
  await newClass(school, '4s')
  await untilFound(() => next.events[0])
})

test('nothing is made of what other answers say about waiting (rule webhook.4)', async () => {
  const { school, admin, webhook, receiver } = await openWebhook(['class.created'])
  receiver.answer = () => new Response(null, { status: 500, headers: { 'retry-after': '3600' } })
  await newClass(school)
  const one = await tried(admin, webhook.id, 1)
  expect(secondsUntil(one.nextAttemptAt, one.lastAttemptAt)).toBeLessThan(60)
})

test('a receiver that takes nothing until the last attempt is paused, and the admins are told (rule webhook.4)', async () => {
  const { school, admin, webhook, receiver } = await openWebhook(['class.created'])
  receiver.answer = () => new Response(null, { status: 503 })
  await newClass(school)
  await tried(admin, webhook.id, 1)
  await owner`update webhook_delivery set attempts = 9 where webhook_id = ${webhook.id}`
  await tryNow(webhook.id)
  const paused = await untilFound(async () => {
    const now = await webhookOf(admin, webhook.id)
    return now.pausedAt === null ? undefined : now
  })
  expect(paused).toMatchObject({ pauseReason: 'failing' })
  expect((await deliveriesOf(admin, webhook.id))[0]).toMatchObject({ state: 'failed', status: 503 })
  const notices = await owner<{ title: string }[]>`
    select n.texts -> 'de' ->> 'title' as title from notification n
    where n.user_id = ${admin.userId} and n.meta_data ->> 'tenantId' = ${school.tenantId}`
  expect(notices.map(({ title }) => title)).toContain('Ereignisse für Schulverwaltung sind angehalten')
  await newClass(school, '4v')
  expect((await webhookOf(admin, webhook.id)).waiting).toBe(1)
  receiver.answer = undefined
  await ask(admin, 'DELETE', `/webhooks/${webhook.id}/pause`)
  await untilFound(() => receiver.events[0])
})

test('a receiver that is gone is paused at once (rule webhook.4)', async () => {
  const { school, admin, webhook, receiver } = await openWebhook(['class.created'])
  receiver.answer = () => new Response(null, { status: 410 })
  await newClass(school)
  await untilFound(async () => (await webhookOf(admin, webhook.id)).pauseReason === 'gone' || undefined)
  expect(receiver.requests).toHaveLength(1)
})

test('a redirect is not followed, and a late or endless answer is given up (rules webhook.4, webhook.5)', async () => {
  const elsewhere = openReceiver()
  const { school, admin, webhook, receiver } = await openWebhook(['class.created'])
  receiver.answer = () => Response.redirect(elsewhere.address, 307)
  await newClass(school)
  expect(await tried(admin, webhook.id, 1)).toMatchObject({ status: 307, failure: 'answer' })
  expect(elsewhere.requests).toHaveLength(0)
  receiver.answer = () => new Promise<Response>(() => undefined)
  await tryNow(webhook.id)
  expect(await tried(admin, webhook.id, 2)).toMatchObject({ status: null, failure: 'timeout' })
  receiver.answer = () =>
    new Response(new ReadableStream({ pull: (to) => to.enqueue(new Uint8Array(65_536)) }), { status: 200 })
  await tryNow(webhook.id)
  expect(await tried(admin, webhook.id, 3)).toMatchObject({ status: 200, state: 'delivered' })
})

test('a slow receiver is called once at a time, and keeps no other waiting (rule webhook.4)', async () => {
  const slow = await openWebhook(['class.created'])
  let now = 0
  let most = 0
  slow.receiver.answer = async () => {
    now += 1
    most = Math.max(most, now)
    await Bun.sleep(150)
    now -= 1
    return new Response(null, { status: 204 })
  }
  for (const name of ['4a', '4b', '4c', '4d']) await newClass(slow.school, name)
  const quick = await openWebhook(['class.created'])
  await newClass(quick.school)
  await untilFound(() => quick.receiver.events[0])
  await untilFound(async () => (await webhookOf(slow.admin, slow.webhook.id)).waiting === 0 || undefined)
  expect(most).toBe(1)
  expect(slow.receiver.requests).toHaveLength(4)
})

test('where nobody answers, one attempt stands for all that waits (rule webhook.4)', async () => {
  const { school, admin, webhook, receiver } = await openWebhook(['class.created'])
  receiver.answer = () => new Promise<Response>(() => undefined)
  for (const name of ['4a', '4b', '4c']) await newClass(school, name)
  await tried(admin, webhook.id, 1)
  const rows = await deliveriesOf(admin, webhook.id)
  expect(rows.map(({ attempts }) => attempts).toSorted()).toEqual([0, 0, 1])
  expect(
    rows.every(({ nextAttemptAt }) => Date.parse(nextAttemptAt ?? '') > Date.parse(rows[0]?.occurredAt ?? '')),
  ).toBe(true)
  receiver.answer = undefined
  await tryNow(webhook.id)
  await untilFound(() => receiver.events[2])
})

test('while an admin has paused it events wait, and a test is refused; resumed, all are sent', async () => {
  const { school, admin, webhook, receiver } = await openWebhook(['class.created'])
  await ask(admin, 'PUT', `/webhooks/${webhook.id}/pause`)
  await newClass(school)
  expect((await ask(admin, 'POST', `/webhooks/${webhook.id}/deliveries`)).body.error).toBe('UPDATE_NOT_ALLOWED')
  await tryNow(webhook.id)
  await untilFound(async () => {
    const [row] =
      await owner`select from webhook_due where webhook_id = ${webhook.id} and due_at > now() + interval '50 minutes'`
    return row && true
  })
  expect(receiver.requests).toHaveLength(0)
  await ask(admin, 'DELETE', `/webhooks/${webhook.id}/pause`)
  await untilFound(() => receiver.events[0])
})

test('a test is tried once and tells of nothing', async () => {
  const { admin, webhook, receiver } = await openWebhook(['class.created'])
  await ask(admin, 'POST', `/webhooks/${webhook.id}/deliveries`)
  expect(await untilFound(() => receiver.events[0])).toMatchObject({ type: 'webhook.test', entityId: undefined })
  receiver.answer = () => new Response(null, { status: 500 })
  await ask(admin, 'POST', `/webhooks/${webhook.id}/deliveries`)
  const failed = await untilFound(async () =>
    (await deliveriesOf(admin, webhook.id)).find(({ state }) => state === 'failed'),
  )
  expect(failed).toMatchObject({ event: 'webhook.test', attempts: 1, nextAttemptAt: null })
  expect((await webhookOf(admin, webhook.id)).pausedAt).toBeNull()
})

test('nothing is sent for a token that opens nothing, and a revoked one loses its webhook (rule program.4)', async () => {
  const { school, admin, token, webhook, receiver } = await openWebhook(['class.created'])
  await ask(admin, 'PUT', `/webhooks/${webhook.id}/pause`)
  await newClass(school)
  await owner`update user_role set role_type = 'manager' where id = ${admin.userRoleId}`
  await owner`update webhook set paused_at = null, pause_reason = null where id = ${webhook.id}`
  await tryNow(webhook.id)
  const [row] = await untilFound(async () => {
    const rows =
      await owner`select failure from webhook_delivery where webhook_id = ${webhook.id} and failed_at is not null`
    return rows.length > 0 ? rows : undefined
  })
  expect({ ...row }).toEqual({ failure: 'access' })
  expect(receiver.requests).toHaveLength(0)
  await owner`update user_role set role_type = 'admin' where id = ${admin.userRoleId}`
  await ask(admin, 'PUT', `/program-tokens/${token.id}/revocation`)
  expect(await webhookOf(admin, webhook.id)).toBeUndefined()
  await newClass(school, '4t')
  expect(await owner`select from webhook_delivery where tenant_id = ${school.tenantId}`).toHaveLength(0)
})

test('a changed address gets what waits, and a change from an older state is refused', async () => {
  const { school, admin, webhook, receiver } = await openWebhook(['class.created'])
  receiver.answer = () => new Response(null, { status: 500 })
  await newClass(school)
  await tried(admin, webhook.id, 1)
  const next = openReceiver()
  next.secrets = [webhook.secret]
  const path = `/webhooks/${webhook.id}`
  expect((await ask(admin, 'PUT', path, {})).body.error).toBe('EMPTY_DTO')
  await ask(admin, 'PUT', path, { address: next.address })
  const stale = {
    method: 'PUT',
    path,
    body: { events: ['class.deleted'] },
    headers: { 'if-match': `"${webhook.updatedAt}"` },
  }
  expect((await services.identity.ask(admin, stale)).body.error).toBe('EDIT_CONFLICT')
  await tryNow(webhook.id)
  await untilFound(() => next.events[0])
  expect((await ask(admin, 'DELETE', path)).status).toBe(200)
  expect((await ask(admin, 'GET', `${path}/deliveries`)).body.error).toBe('NOT_FOUND')
})

test('a program of the provider is told of schools (rule webhook.1)', async () => {
  const provider = await testProvider(owner)
  const { receiver } = await openWebhook(['school.changed'], { by: provider })
  const school = await testSchool(owner)
  const path = '/tenants/current'
  const changed = await asAdmin(school, 'PUT', path, { slogan: 'Gemeinsam' })
  expect(changed.status).toBe(200)
  const event = await untilFound(() => receiver.events.find(({ entityId }) => entityId === school.tenantId))
  expect(event).toMatchObject({ type: 'school.changed', tenantId: provider.tenantId })
})

test('deliveries end after 30 days, whether they were taken or not (rule webhook.6)', async () => {
  const { school, admin, webhook } = await openWebhook(['class.created'])
  await newClass(school)
  await untilFound(async () => (await deliveriesOf(admin, webhook.id))[0])
  await owner`
    update webhook_delivery set occurred_at = now() - interval '31 days' where webhook_id = ${webhook.id}`
  await newClass(school, '4r')
  await housekeeping(db).purgeWebhookDeliveries?.(new AbortController().signal)
  expect(await deliveriesOf(admin, webhook.id)).toHaveLength(1)
})
