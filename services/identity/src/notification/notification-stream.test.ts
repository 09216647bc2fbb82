import { expect, test } from 'bun:test'
import { publishStaleRow } from '@lernspur/service-kit/notification/notification-channel'
import { notify } from '@lernspur/service-kit/notification/notify'
import { identityService } from '../app'
import { type Browser, identityForFile } from '../testing/for-file'
import { makeNotificationHub } from './notification-hub'

const identity = await identityForFile()
const path = '/api/notifications/stream'

/** The service with a hub that checks sessions continuously. */
const listen = async ({ cookie }: Browser) => {
  const { config, db } = identity
  const service = identityService(config, db, undefined, makeNotificationHub(db, 50))
  const answer = await service.fetch(new Request(`http://localhost${path}`, { headers: { cookie } }))
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  return { answer, next: async () => (await reader?.read())?.value, leave: () => reader?.cancel() }
}
const publish = (userId: string) =>
  notify(identity.owner, {
    userId,
    tenantId: null,
    type: 'general',
    texts: { de: { title: 'Neu', message: 'Hallo' }, en: { title: 'New', message: 'Hello' } },
  })
/** The events that follow, with the numbers of unread notifications that they tell. */
const counts = async (next: () => Promise<string | undefined>, events: number) => {
  const received: number[] = []
  for (let event = 0; event < events; event += 1)
    received.push(JSON.parse(/^event: change\ndata: (\{.*\})\n\n$/.exec((await next()) ?? '')?.[1] ?? '{}').count)
  return received
}

test('a browser is told at once and after every change how many are unread, without content', async () => {
  const { userId, email } = await identity.account()
  const { answer, next, leave } = await listen(await identity.signIn(email))
  expect(answer.headers.get('content-type')).toBe('text/event-stream')
  expect(await counts(next, 2)).toEqual([1, 1])
  await publish(userId)
  const output = (await next()) ?? ''
  const [newest] = await identity.owner`select max(created_at) as at from notification where user_id = ${userId}`
  expect(JSON.parse(output.slice(output.indexOf('{')))).toEqual({ count: 2, newestAt: newest?.at })
  expect(output).not.toContain('Hallo')
  await leave()
})

test('events of other users are not sent', async () => {
  const me = await identity.account()
  const other = await identity.account()
  const { next, leave } = await listen(await identity.signIn(me.email))
  await next()
  await next()
  const received: string[] = []
  const listening = counts(next, 1).then(([count]) => received.push(`${count} unread`))
  await publish(other.userId)
  // The database delivers events in order: when this one arrives, the other user's has been delivered.
  const own = await listen(await identity.signIn(other.email))
  await own.next()
  await own.next()
  await publish(other.userId)
  await own.next()
  expect(received).toEqual([])
  await publish(me.userId)
  await listening
  expect(received).toEqual(['2 unread'])
  await leave()
  await own.leave()
})

test('a browser is told what its person’s pages have to read again, and nothing of other people', async () => {
  const me = await identity.account()
  const other = await identity.account()
  const { next, leave } = await listen(await identity.signIn(me.email))
  expect(await counts(next, 2)).toEqual([1, 1])
  await publishStaleRow(identity.owner, { userId: other.userId, noun: 'report-set', id: 'theirs' })
  await publishStaleRow(identity.owner, { userId: me.userId, noun: 'report-set', id: 'mine' })
  expect(await next()).toBe('event: stale\ndata: report-set mine\n\n')
  await leave()
})

test('the stream ends with its session', async () => {
  const { email } = await identity.account()
  const browser = await identity.signIn(email)
  const { next } = await listen(browser)
  await next()
  await next()
  await identity.send('POST', '/auth/logout', browser)
  expect(await next()).toBeUndefined()
})

test('a stream says whose it is, so that the gateway can limit the streams of a person', async () => {
  const { userId, email } = await identity.account()
  const { answer, leave } = await listen(await identity.signIn(email))
  expect(answer.headers.get('x-lernspur-person')).toBe(userId)
  await leave()
})

test('only a session can listen, and a HEAD starts no stream', async () => {
  const otherPerson = await identity.send('GET', '/notifications/stream', identity.visitor())
  expect(otherPerson.status).toBe(401)
  const { email } = await identity.account()
  const { cookie } = await identity.signIn(email)
  const request = new Request(`http://localhost${path}`, { method: 'HEAD', headers: { cookie } })
  expect((await identity.service.fetch(request)).status).toBe(200)
})

test('a user’s first sign-in creates a welcome notification, once', async () => {
  const { userId, email } = await identity.account()
  await identity.signIn(email)
  await identity.signIn(email)
  const found = await identity.owner`select type, title from notification where user_id = ${userId}`
  expect([...found]).toEqual([{ type: 'welcome', title: 'Willkommen bei Lernspur' }])
})
