import { afterAll, beforeAll, expect, test } from 'bun:test'
import { twoSchools } from '../testing/two-schools'
import { connect, onTerms } from './connect'
import { readTenant, type Transaction, writeDirectory, writeTenant } from './tenant-transaction'

let school: Awaited<ReturnType<typeof twoSchools>>
beforeAll(async () => {
  school = await twoSchools()
}, 60_000)
afterAll(() => school.close())

test('terms bound the statements of a transaction, and of no other on the same connection', async () => {
  const db = connect(school.serviceUrl, { name: 'test-terms', max: 1 })
  const impatient = onTerms(db, { statementTimeout: 50 })
  const sleeping = (sql: Transaction) => sql`select pg_sleep(60)`
  const outcomes = await Promise.allSettled([
    readTenant(impatient, school.first, (tx) => [sleeping(tx)]),
    writeTenant(impatient, school.first, sleeping),
    writeDirectory(impatient, sleeping),
  ])
  expect(outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason.code)).toEqual(
    Array(3).fill('57014'),
  )
  const [[row]] = await readTenant(db, school.first, (tx) => [tx`select pg_sleep(0.1), 1 as one`])
  expect(row?.one).toBe(1)
  await db.end()
})

test('terms tell when a connection works for the caller, and not when one is waited for', async () => {
  const db = connect(school.serviceUrl, { name: 'test-begin', max: 1 })
  const events: string[] = []
  const caller = (name: string) =>
    onTerms(db, {
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
