import { afterAll, beforeAll, expect, test } from 'bun:test'
import { connect, type Database } from '@lernspur/database/connection/connect'
import { postMail } from '@lernspur/service-kit/mail/post-mail'
import { ownMetrics } from '@lernspur/service-kit/metric/reported-metrics'
import { defaultLogger } from '@lernspur/service-kit/process/log'
import { eventually } from '@lernspur/testing/eventually'
import { openSmtpServer } from '@lernspur/testing/smtp-server'
import { testConfig } from '@lernspur/testing/test-config'
import { type TestDatabase, testDatabase } from '@lernspur/testing/test-database'
import { identityService } from '../app'
import { startMailer } from './mailer'
import { makeTransport } from './transport'

let database: TestDatabase
let db: Database
let health: () => Promise<{ problems: string[] }>

beforeAll(async () => {
  database = await testDatabase()
  db = connect(database.urlFor('identity'), { name: 'mails', max: 4 })
}, 60_000)
afterAll(async () => {
  await db.end()
  await database.close()
})

/** A service that has not been asked yet. */
const openService = () => {
  const service = identityService(testConfig(database, 'identity'), db)
  health = async () => {
    const response = await service.fetch(new Request('http://localhost/internal/health'))
    return (await response.json()) as { problems: string[] }
  }
}

const metricValue = async (name: string, result?: string): Promise<number> => {
  openService()
  const metrics = await ownMetrics({})
  const values = metrics.find((metric) => metric.name === name)?.values ?? []
  return values
    .filter(({ labels }) => result === undefined || labels.result === result)
    .reduce((sum, { value }) => sum + value, 0)
}

const post = (recipient: string) =>
  postMail(db, { kind: 'registration', recipient, language: 'de', facts: { firstName: 'Änne' } })

test('mails that wait are counted, with how long the oldest of them has waited', async () => {
  openService()
  expect(await metricValue('lernspur_mails_waiting')).toBe(0)
  expect(await metricValue('lernspur_mail_wait_seconds')).toBe(0)
  await post('eine@schule.example')
  await post('andere@schule.example')
  await database.owner`update mail_outbox set created_at = now() - interval '10 minutes' where recipient like 'eine@%'`
  expect(await metricValue('lernspur_mails_waiting')).toBe(2)
  expect(await metricValue('lernspur_mail_wait_seconds')).toBeGreaterThan(599)
})

test('a mail that waits for long is a problem of the installation', async () => {
  openService()
  expect((await health()).problems).toEqual([])
  await database.owner`update mail_outbox set created_at = now() - interval '16 minutes' where recipient like 'eine@%'`
  openService()
  expect((await health()).problems).toEqual(['mail'])
})

test('mails are counted by what became of them', async () => {
  await database.owner`delete from mail_outbox`
  const before = {
    sent: await metricValue('lernspur_mails_total', 'sent'),
    refused: await metricValue('lernspur_mails_total', 'refused'),
    postponed: await metricValue('lernspur_mails_total', 'postponed'),
  }
  const smtp = await openSmtpServer()
  const config = testConfig(database, 'identity')
  const transport = makeTransport({ smtpUrl: smtp.url, from: 'post@lernspur.example' }, config)
  if (!transport) throw new Error('There is no way to send.')
  for (const recipient of ['eine@schule.example', 'unknown@schule.example', 'busy@schule.example'])
    await post(recipient)
  const mailer = startMailer({ ...config, db, transport, log: defaultLogger('test'), pause: 20 })
  const settled = async () => {
    const [row] = await db<{ count: number }[]>`
      select count(*) from mail_outbox where status in ('sent', 'failed') or (status = 'waiting' and attempts > 0)`
    return row?.count === 3
  }
  await eventually(
    () => settled(),
    () => 'the mails are settled',
  )
  await mailer.stop()
  await smtp.close()
  expect(await metricValue('lernspur_mails_total', 'sent')).toBe(before.sent + 1)
  expect(await metricValue('lernspur_mails_total', 'refused')).toBe(before.refused + 1)
  expect(await metricValue('lernspur_mails_total', 'postponed')).toBe(before.postponed + 1)
})
