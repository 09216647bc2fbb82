import { afterAll, beforeAll, expect, test } from 'bun:test'
import { connect, withTerms } from '../connection/connect'
import { twoSchools } from '../testing/two-schools'
import { type PlanMode, readTenant, type Transaction, writeDirectory, writeTenant } from './tenant-transaction'

let school: Awaited<ReturnType<typeof twoSchools>>
beforeAll(async () => {
  school = await twoSchools()
}, 60_000)
afterAll(() => school.close())

test('terms bound the statements of a transaction, and of no other on the same connection', async () => {
  const db = connect(school.serviceUrl, { name: 'test-terms', max: 1 })
  const shortTimeout = withTerms(db, { statementTimeout: 50 })
  const sleeping = (sql: Transaction) => sql`select pg_sleep(60)`
  const outcomes = await Promise.allSettled([
    readTenant(shortTimeout, school.first, (tx) => [sleeping(tx)]),
    readTenant(shortTimeout, school.first, (tx) => [sleeping(tx)], '', 'generic'),
    writeTenant(shortTimeout, school.first, sleeping),
    writeDirectory(shortTimeout, sleeping),
  ])
  expect(outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason.code)).toEqual(
    Array(4).fill('57014'),
  )
  const [[row]] = await readTenant(db, school.first, (tx) => [tx`select pg_sleep(0.1), 1 as one`])
  expect(row?.one).toBe(1)
  await db.end()
})

test.each(['read', 'write'] as const)(
  'a %s plans a statement once in generic mode, each time in custom mode, and as the server decides in auto mode',
  async (kind) => {
    const db = connect(school.serviceUrl, { name: 'test-plans', max: 1 })
    const studentOf = (tx: Transaction) => tx`select s.id from student s where s.id = ${Bun.randomUUIDv7()}`
    const ask = {
      read: (planMode: PlanMode) => readTenant(db, school.first, (tx) => [studentOf(tx)], '', planMode),
      write: (planMode: PlanMode) => writeTenant(db, school.first, async (tx) => [await studentOf(tx)], '', planMode),
    }[kind]
    for (const planMode of ['generic', 'generic', 'generic', 'auto', 'custom', 'custom'] as const) await ask(planMode)
    const [[planned]] = await readTenant(db, school.first, (tx) => [
      tx`
        select p.generic_plans::integer as generic, p.custom_plans::integer as custom from pg_prepared_statements p
        where p.statement like 'select s.id from student s%'`,
    ])
    expect(planned).toEqual({ generic: 3, custom: 3 })
    await db.end()
  },
)

test('terms tell when a connection works for the caller, and not when one is waited for', async () => {
  const db = connect(school.serviceUrl, { name: 'test-begin', max: 1 })
  const events: string[] = []
  const caller = (name: string) =>
    withTerms(db, {
      begin: () => {
        events.push(`${name} begins`)
        return () => events.push(`${name} ends`)
      },
    })
  await Promise.all([
    writeTenant(caller('first'), school.first, (tx) => tx`select pg_sleep(0.05)`),
    readTenant(caller('second'), school.first, (tx) => [tx`select 1`]),
  ])
  expect(events).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
  await db.end()
})
