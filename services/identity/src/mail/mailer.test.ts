import { afterAll, beforeAll, expect, test } from 'bun:test'
import { connect, type Database } from '@lernspur/database/connection/connect'
import { postMail } from '@lernspur/service-kit/mail/post-mail'
import { defaultLogger } from '@lernspur/service-kit/process/log'
import { eventually } from '@lernspur/testing/eventually'
import { openSmtpServer, type TestSmtpServer } from '@lernspur/testing/smtp-server'
import { testConfig } from '@lernspur/testing/test-config'
import { type TestDatabase, testDatabase } from '@lernspur/testing/test-database'
import { readMailConfig } from './mail-config'
import { startMailer } from './mailer'
import { makeTransport } from './transport'

let database: TestDatabase
let db: Database
let smtp: TestSmtpServer

beforeAll(async () => {
  database = await testDatabase()
  db = connect(database.urlFor('identity'), { name: 'courier', max: 4 })
  smtp = await openSmtpServer()
}, 60_000)
afterAll(async () => {
  await smtp.close()
  await db.end()
  await database.close()
})

const mailer = (server = smtp) => {
  const config = testConfig(database, 'identity')
  const mailConfig = readMailConfig({
    LERNSPUR_SMTP_URL: server.url,
    LERNSPUR_MAIL_FROM: 'Lernspur <post@lernspur.example>',
  })
  const transport = makeTransport(mailConfig, config)
  if (!transport) throw new Error('There is no way to send.')
  return startMailer({ ...config, db, transport, log: defaultLogger('test'), pause: 20 })
}

const post = async (recipient: string, language: 'de' | 'en' = 'de', firstName = 'Änne'): Promise<void> =>
  postMail(db, { kind: 'registration', recipient, language, facts: { firstName } })

const settled = (recipient: string): Promise<string> =>
  eventually(
    async () => {
      const [row] = await db<{ status: string }[]>`
        select status from mail_outbox where recipient = ${recipient} and status not in ('waiting', 'sending')`
      return row?.status
    },
    () => `the mail to ${recipient} is settled`,
  )

test('sends German and English mails with a plain and an HTML part', async () => {
  const running = mailer()
  await post('deutsch@schule.example', 'de', '<b>Änne & Co')
  await post('english@schule.example', 'en')
  expect(await settled('deutsch@schule.example')).toBe('sent')
  expect(await settled('english@schule.example')).toBe('sent')
  await running.stop()
  const [german] = smtp.to('deutsch@schule.example')
  expect(german).toMatchObject({ from: 'post@lernspur.example', subject: 'Registrierung bei Lernspur abschließen' })
  expect(german?.text).toContain('Guten Tag <b>Änne & Co,')
  expect(german?.html).toContain('Guten Tag &lt;b&gt;Änne &amp; Co,')
  expect(german?.text).toContain('http://localhost/auth/finish-registration?email=deutsch%40schule.example&code=')
  const [english] = smtp.to('english@schule.example')
  expect(english?.subject).toBe('Finish your registration at Lernspur')
})

test('several couriers send each mail once', async () => {
  const names = Array.from({ length: 20 }, (_, index) => `mail-${index}@schule.example`)
  for (const name of names) await post(name)
  const mailers = [mailer(), mailer(), mailer()]
  for (const name of names) expect(await settled(name)).toBe('sent')
  await Promise.all(mailers.map((one) => one.stop()))
  for (const name of names) expect(smtp.to(name)).toHaveLength(1)
})

test('retries when the server is busy, and gives up when it rejects the mail', async () => {
  const running = mailer()
  await post('busy@schule.example')
  await post('unknown@schule.example')
  expect(await settled('unknown@schule.example')).toBe('failed')
  expect(smtp.to('busy@schule.example')).toHaveLength(0)
  smtp.relax()
  await db`update mail_outbox set due_at = now() where recipient = 'busy@schule.example' and status = 'waiting'`
  expect(await settled('busy@schule.example')).toBe('sent')
  await running.stop()
  expect(smtp.to('busy@schule.example')).toHaveLength(1)
})

test('what the server said is kept, without links', async () => {
  const running = mailer()
  await post('accepted@schule.example')
  await post('unknown-two@schule.example')
  expect(await settled('accepted@schule.example')).toBe('sent')
  expect(await settled('unknown-two@schule.example')).toBe('failed')
  await running.stop()
  const rows = await db<{ recipient: string; reply: string }[]>`
    select recipient, reply from mail_outbox where recipient in ('accepted@schule.example', 'unknown-two@schule.example')
    order by recipient`
  expect(rows.map(({ reply }) => reply)).toEqual([
    expect.stringMatching(/^250 /),
    '550 no such user, see [Link] for more',
  ])
})

test('an abandoned mail is sent again under the same Message-ID', async () => {
  await post('abandoned@schule.example')
  await db`
    update mail_outbox set status = 'sending', attempts = 1, due_at = now() - interval '1 second'
    where recipient = 'abandoned@schule.example'`
  const running = mailer()
  expect(await settled('abandoned@schule.example')).toBe('sent')
  await running.stop()
  const [row] = await db<{ id: string; facts: object }[]>`
    select id, facts from mail_outbox where recipient = 'abandoned@schule.example'`
  expect(smtp.to('abandoned@schule.example')[0]?.messageId).toBe(`<${row?.id}@localhost>`)
  expect(row?.facts).toEqual({})
})

test('a mail for which somebody waits passes those of a crowd, and connections are used again', async () => {
  const released = Promise.withResolvers<void>()
  const accept = (address: string) => (address.startsWith('crowd-') ? released.promise : Promise.resolve())
  const server = await openSmtpServer({ accept })
  const crowd = Array.from({ length: 20 }, (_, index) => `crowd-${index}@schule.example`)
  for (const recipient of crowd)
    await postMail(db, {
      kind: 'notification',
      recipient,
      language: 'de',
      facts: { news: [{ title: 'Neu', message: null }] },
    })
  const running = mailer(server)
  await post('waits@schule.example')
  expect(await settled('waits@schule.example')).toBe('sent')
  await post('waits-too@schule.example')
  expect(await settled('waits-too@schule.example')).toBe('sent')
  expect(crowd.flatMap((recipient) => server.to(recipient))).toEqual([])
  released.resolve()
  for (const recipient of crowd) expect(await settled(recipient)).toBe('sent')
  await running.stop()
  expect(server.connections()).toBeLessThanOrEqual(4)
  await server.close()
})

test('a mail server is a valid URL or not configured', () => {
  expect(readMailConfig({ LERNSPUR_SMTP_URL: '' }).smtpUrl).toBeUndefined()
  expect(() => readMailConfig({ LERNSPUR_SMTP_URL: 'mail.example' })).toThrow('LERNSPUR_SMTP_URL must be an address')
  expect(() => readMailConfig({ LERNSPUR_MAIL_FROM: 'a@b.c\nBcc: d@e.f' })).toThrow('LERNSPUR_MAIL_FROM must be')
})
