import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { UndeliveredMail } from '@lernspur/contracts/identity/mail.contract'
import { connect, type Database } from '@lernspur/database/connection/connect'
import { type MailFacts, type MailKind, postMail } from '@lernspur/service-kit/mail/post-mail'
import { type ServiceUnderTest, serviceOn } from '@lernspur/testing/service-under-test'
import { type TestDatabase, testDatabase } from '@lernspur/testing/test-database'
import { type TestPerson, testMemberOf, testProvider, testSchool } from '@lernspur/testing/test-school'
import { identityService } from '../../app'
import { type ClaimedMail, claimMail, postponeMail, recordMailResult } from '../outbox'

let database: TestDatabase
let identity: ServiceUnderTest
let owner: Database
let db: Database
let admin: TestPerson

beforeAll(async () => {
  database = await testDatabase()
  identity = serviceOn(database, 'identity', identityService)
  owner = database.owner
  db = connect(database.urlFor('identity'), { name: 'mailer', max: 2 })
  admin = await testProvider(owner)
}, 60_000)
afterAll(async () => {
  await db.end()
  await identity.close()
  await database.close()
})

const secret = 'thirty-two characters of a secret'
const post = async <Kind extends MailKind>(kind: Kind, facts: MailFacts[Kind]) => {
  const recipient = `${crypto.randomUUID()}@schule.example`
  await postMail(owner, { kind, recipient, language: 'de', facts })
  return recipient
}
const postNotice = () => post('schoolKept', { tenantName: 'Seeschule', requester: 'Ute Mai' })

/** Lets no other mail be due for a while, or again. */
const holdOthers = async (recipient: string, hours: number): Promise<void> => {
  await owner`
    update mail_outbox set due_at = due_at + make_interval(hours => ${hours})
    where recipient <> ${recipient} and status = 'waiting'`
}
/** Claims the mail to that address as a mailer would, if it is due. */
const claim = async (recipient: string): Promise<ClaimedMail> => {
  await holdOthers(recipient, 1)
  const claimed = await claimMail(db, secret)
  await holdOthers(recipient, -1)
  if (claimed === undefined || claimed === 'dropped') throw new Error('not due')
  return claimed
}
/** The mail server takes it, refuses it, or cannot be reached. */
const deliver = async (recipient: string, result: 'sent' | 'failed' | 'postponed', reply: string | null = null) => {
  const mail = await claim(recipient)
  await (result === 'postponed' ? postponeMail(db, mail, reply) : recordMailResult(db, mail, result, reply))
}

const ask = (method: string, path: string, body?: object, who = admin) =>
  identity.ask(who, { method, path: `/provider/${path}`, body })
const listed = async (recipient: string): Promise<UndeliveredMail | undefined> => {
  const query = new URLSearchParams({
    'filter[0][field]': 'recipient',
    'filter[0][type]': 'eq',
    'filter[0][value]': recipient,
  })
  const { rows, count } = (await ask('GET', `mails?${query}`)).body.data
  expect(rows).toHaveLength(count)
  return rows[0]
}
const idOf = async (recipient: string): Promise<string> => {
  const [mail] = await owner<{ id: string }[]>`select id from mail_outbox where recipient = ${recipient}`
  return mail?.id ?? ''
}
const act = async (act: 'retry' | 'cancel', recipients: readonly string[], who = admin) => {
  const { status, body } = await ask('POST', `mails/${act}`, { ids: await Promise.all(recipients.map(idOf)) }, who)
  return body.success ? (body.data.count as number) : [status, body.error]
}

test('mails that wait or were refused are listed with the words of the mail server, and no others', async () => {
  const [waits, refused, arrived] = [await postNotice(), await postNotice(), await postNotice()]
  await deliver(waits, 'postponed', '451 Try again later')
  await deliver(refused, 'failed', '550 No such user')
  await deliver(arrived, 'sent', '250 Ok')
  expect(await listed(waits)).toMatchObject({
    kind: 'schoolKept',
    recipient: waits,
    state: 'waiting',
    attempts: 1,
    reply: '451 Try again later',
    nextAttemptAt: expect.any(String),
    settledAt: null,
    canRetry: true,
    canCancel: true,
  })
  expect(await listed(refused)).toMatchObject({
    state: 'refused',
    reply: '550 No such user',
    nextAttemptAt: null,
    settledAt: expect.any(String),
    canRetry: true,
    canCancel: false,
  })
  expect(await listed(arrived)).toBeUndefined()
  const { rows } = (await ask('GET', 'mails')).body.data
  expect(Object.keys(rows[0])).not.toContain('facts')
  expect(JSON.stringify(rows)).not.toContain('Seeschule')
})

test('the queue tells what waits and what became of the mails of a day', async () => {
  const before = (await ask('GET', 'mail-queue')).body.data
  const [waits, refused, arrived] = [await postNotice(), await postNotice(), await postNotice()]
  await owner`update mail_outbox set created_at = now() - interval '3 hours' where recipient = ${waits}`
  await deliver(refused, 'failed')
  await deliver(arrived, 'sent')
  const after = (await ask('GET', 'mail-queue')).body.data
  expect(after).toMatchObject({
    waitingCount: before.waitingCount + 1,
    refusedCount: before.refusedCount + 1,
    acceptedCount: before.acceptedCount + 1,
  })
  expect(new Date(after.waitingSince).getTime()).toBeLessThan(Date.now() - 2.9 * 3_600_000)
  expect(new Date(after.lastAcceptedAt).getTime()).toBeGreaterThan(Date.now() - 60_000)
})

test('a mail that waits is tried now, and one that was refused is sent after all, with its content', async () => {
  const [waits, refused] = [await postNotice(), await postNotice()]
  await deliver(waits, 'postponed')
  await deliver(refused, 'failed', '550 Sender not allowed')
  expect(await act('retry', [waits, refused])).toBe(2)
  for (const recipient of [waits, refused]) {
    expect(await claim(recipient)).toMatchObject({ attempts: 2, facts: { tenantName: 'Seeschule' } })
  }
  // What is being sent is passed over.
  expect(await act('retry', [waits])).toBe(0)
  expect(await act('cancel', [waits])).toBe(0)
})

test('a mail that waits is cancelled, and sent after all when that was a mistake', async () => {
  const recipient = await postNotice()
  expect(await act('cancel', [recipient, recipient])).toBe(1)
  expect(await listed(recipient)).toMatchObject({ state: 'cancelled', canRetry: true })
  await expect(claim(recipient)).rejects.toThrow('not due')
  expect(await act('cancel', [recipient])).toBe(0)
  expect(await act('retry', [recipient])).toBe(1)
  expect((await claim(recipient)).facts).toMatchObject({ requester: 'Ute Mai' })
  const id = await idOf(recipient)
  const entries = await owner<{ action: string }[]>`
    select action from audit_entry where tenant_id = ${admin.tenantId} and entity_id = ${id} order by id`
  expect(entries.map(({ action }) => action)).toEqual(['mail.cancel', 'mail.retry'])
})

test('a mail that warns somebody of what happens to the account or the school is not cancelled', async () => {
  const warning = await post('twoFactorRemoved', { firstName: 'Änne' })
  expect(await listed(warning)).toMatchObject({ canCancel: false, canRetry: true })
  expect(await act('cancel', [warning])).toBe(0)
  expect(await listed(warning)).toMatchObject({ state: 'waiting' })
})

test('a mail with a link that runs out loses its content at once, and all others can be sent for seven days', async () => {
  const [link, notice] = [await post('registration', { firstName: 'Änne' }), await postNotice()]
  for (const recipient of [link, notice]) await deliver(recipient, 'failed')
  const facts = async (recipient: string) => {
    const [mail] = await owner<{ facts: object }[]>`select facts from mail_outbox where recipient = ${recipient}`
    return mail?.facts
  }
  expect([await facts(link), (await listed(link))?.canRetry, await act('retry', [link])]).toEqual([{}, false, 0])
  await owner`update mail_outbox set settled_at = now() - interval '7 days 1 minute' where recipient = ${notice}`
  expect([(await listed(notice))?.canRetry, await act('retry', [notice])]).toEqual([false, 0])
  await owner`update mail_outbox set settled_at = now() - interval '30 days 1 minute' where recipient = ${notice}`
  expect(await listed(notice)).toBeUndefined()
})

test('plain members of the provider only look, and nobody of a school sees anything', async () => {
  const recipient = await postNotice()
  const member = await testMemberOf(owner, admin.tenantId)
  expect((await ask('GET', 'mails', undefined, member)).status).toBe(200)
  for (const one of ['retry', 'cancel'] as const)
    expect(await act(one, [recipient], member)).toEqual([403, 'NO_PERMISSION'])
  const { admin: visitor } = await testSchool(owner)
  expect((await ask('GET', 'mails', undefined, visitor)).status).toBe(403)
  expect((await ask('GET', 'mail-queue', undefined, visitor)).status).toBe(403)
})

test('too many mails, none, and what is no id are refused', async () => {
  const ids = Array.from({ length: 201 }, () => crypto.randomUUID())
  for (const wrong of [{ ids }, { ids: [] }, { ids: ['x'] }, {}])
    expect((await ask('POST', 'mails/retry', wrong)).body.error).toBe('VALIDATION_FAILED')
  expect((await ask('POST', 'mails/cancel', { ids: ids.slice(1) })).body.data).toEqual({ count: 0 })
})

test('a mail that is sent after all has two days anew before it is given up', async () => {
  const recipient = await postNotice()
  await deliver(recipient, 'failed', '550 No such user')
  await owner`
    update mail_outbox set created_at = now() - interval '3 days', settled_at = now() - interval '1 day'
    where recipient = ${recipient}`
  expect(await act('retry', [recipient])).toBe(1)
  await deliver(recipient, 'postponed', '451 Try again later')
  expect((await listed(recipient))?.state).toBe('waiting')
  await owner`
    update mail_outbox set retried_at = now() - interval '49 hours', due_at = now() where recipient = ${recipient}`
  await deliver(recipient, 'postponed', '451 Try again later')
  expect((await listed(recipient))?.state).toBe('refused')
})
