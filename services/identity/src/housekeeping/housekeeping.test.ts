import { afterAll, beforeAll, expect, test } from 'bun:test'
import { connect, type Database } from '@lernspur/database/connection/connect'
import { writeTenant } from '@lernspur/database/transaction/tenant-transaction'
import { type TestDatabase, testDatabase } from '@lernspur/testing/test-database'
import { type TestSchool, testSchool } from '@lernspur/testing/test-school'
import { housekeeping } from './housekeeping'

let database: TestDatabase
let owner: Database
let db: Database
let schools: TestSchool[]

beforeAll(async () => {
  database = await testDatabase()
  owner = database.owner
  db = connect(database.urlFor('identity'), { name: 'housekeeping', max: 2 })
  schools = [await testSchool(owner, { studentCount: 2 }), await testSchool(owner, { studentCount: 2 })]
}, 60_000)
afterAll(async () => {
  await db.end()
  await database.close()
})

const addKeys = async ({ tenantId, admin }: TestSchool, count: number, hours: number): Promise<void> => {
  await owner`
    insert into idempotency_key (tenant_id, user_id, route, key, request_hash, created_at)
    select ${tenantId}, ${admin.userId}, 'POST /x', ${`${hours}`} || '-' || n, '\\x00', now() - make_interval(hours => ${hours})
    from generate_series(1, ${count}::integer) as n`
}
const keysOf = async ({ tenantId }: TestSchool, hours: number): Promise<number> => {
  const [row] = await owner<{ count: number }[]>`
    select count(*)::integer as count from idempotency_key
    where tenant_id = ${tenantId} and key like ${`${hours}-%`}`
  return row?.count ?? -1
}

/** Runs all tasks once. */
const run = async (on = db): Promise<void> => {
  for (const task of Object.values(housekeeping(on))) await task(new AbortController().signal)
}

test('keys older than 30 days are deleted in every school, younger ones stay', async () => {
  const [first, second] = schools
  if (!first || !second) throw new Error('There are no schools.')
  await addKeys(first, 1200, 721)
  await addKeys(first, 3, 719)
  await addKeys(second, 2, 745)
  await run()
  expect([await keysOf(first, 721), await keysOf(second, 745), await keysOf(first, 719)]).toEqual([0, 0, 3])
})

test('deletes expired sessions, attempts and set-ups', async () => {
  const [{ admin } = { admin: { userId: '' } }] = schools
  await owner`
    insert into session (token_hash, user_id, expires_at)
    values (sha256('old'), ${admin.userId}, now() - interval '2 days'), (sha256('new'), ${admin.userId}, now() + interval '1 day')`
  await owner`
    insert into session (token_hash, user_id, created_at, is_shared_device, last_seen_at) values
      (sha256('ancient'), ${admin.userId}, now() - interval '91 days', false, now()),
      (sha256('shared'), ${admin.userId}, now(), true, now() - interval '13 hours')`
  await owner`
    insert into known_device (token_hash, user_id, last_used_at) values
      (sha256('long ago'), ${admin.userId}, now() - interval '181 days'),
      (sha256('lately'), ${admin.userId}, now() - interval '179 days')`
  await owner`
    insert into auth_attempt (email, expires_at) values ('old@schule.example', now() - interval '2 days')`
  await owner`
    insert into two_factor (user_id, sealed_secret, created_at)
    values (${admin.userId}, '\\x00', now() - interval '2 days')`
  const remaining = async () => {
    const [row] = await owner<Record<'sessions' | 'devices' | 'attempts' | 'setups', number>[]>`
      select
        (select count(*)::integer from session where user_id = ${admin.userId}) as sessions,
        (select count(*)::integer from known_device where user_id = ${admin.userId}) as devices,
        (select count(*)::integer from auth_attempt where email = 'old@schule.example') as attempts,
        (select count(*)::integer from two_factor where user_id = ${admin.userId}) as setups`
    return row
  }
  const expected = { sessions: 1, devices: 1, attempts: 0, setups: 0 }
  await run()
  expect(await remaining()).toEqual(expected)
})

test('lines of the audit end after two school years, younger ones stay', async () => {
  const [school] = schools
  if (!school) throw new Error('There is no school.')
  const { tenantId, admin } = school
  await owner`
    insert into audit_entry (tenant_id, user_id, request_id, action, created_at)
    select ${tenantId}, ${admin.userId}, 'x', case when n <= 700 then 'old' else 'young' end,
      now() - make_interval(days => case when n <= 700 then 731 else 729 end)
    from generate_series(1, 703) as n`
  const countOf = async (action: string) => {
    const [row] = await owner<{ count: number }[]>`
      select count(*)::integer as count from audit_entry where tenant_id = ${tenantId} and action = ${action}`
    return row?.count
  }
  await run()
  expect([await countOf('old'), await countOf('young')]).toEqual([0, 3])
})

test('no service can delete from the audit what is younger than a year, nor anything of another school', async () => {
  const [school, other] = schools
  if (!school || !other) throw new Error('There are no schools.')
  await owner`
    insert into audit_entry (tenant_id, user_id, request_id, action, created_at)
    values (${school.tenantId}, ${school.admin.userId}, 'x', 'eleven months', now() - interval '11 months'),
      (${school.tenantId}, ${school.admin.userId}, 'x', 'three years', now() - interval '3 years')`
  const purge = (of: string, inNameOf: string) =>
    writeTenant(db, inNameOf, (tx) => tx`select forget_audit_entries(${of}, interval '0', 500) as count`)
  await purge(school.tenantId, other.tenantId)
  const actions = async () =>
    (
      await owner<{ action: string }[]>`
      select action from audit_entry where tenant_id = ${school.tenantId} and action ~ 'months|years' order by action`
    ).map(({ action }) => action)
  expect(await actions()).toEqual(['eleven months', 'three years'])
  await purge(school.tenantId, school.tenantId)
  expect(await actions()).toEqual(['eleven months'])
})

test('the content of a mail that did not arrive goes after seven days, the mail itself after thirty', async () => {
  const mark = crypto.randomUUID()
  const mail = (days: number) => owner`
    insert into mail_outbox (kind, recipient, language, facts, status, settled_at)
    values ('schoolKept', ${`${days}@${mark}.example`}, 'de', '{"tenantName": "Seeschule"}', 'failed',
      now() - make_interval(days => ${days}) + interval '1 minute')`
  for (const days of [7, 8, 30, 31]) await mail(days)
  await run()
  const left = await owner<{ recipient: string; facts: object }[]>`
    select recipient, facts from mail_outbox where recipient like ${`%@${mark}.example`} order by length(recipient), recipient`
  expect(left.map(({ recipient, facts }) => [recipient.split('@')[0], facts])).toEqual([
    ['7', { tenantName: 'Seeschule' }],
    ['8', {}],
    ['30', {}],
  ])
})
