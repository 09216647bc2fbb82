import { afterAll, beforeAll, expect, test } from 'bun:test'
import { scratchDatabase } from '@lernspur/database/testing/test-server'
import { seal } from '@lernspur/service-kit/session/seal'
import { type TestDatabase, testDatabase } from '@lernspur/testing/test-database'
import { type TestSchool, testSchool } from '@lernspur/testing/test-school'
import { refuseOtherSecret } from './known-secret'

const other = 'f'.repeat(64)
let database: TestDatabase
let school: TestSchool

beforeAll(async () => {
  database = await testDatabase()
  school = await testSchool(database.owner)
}, 60_000)
afterAll(async () => await database.close())

const refusal = (secret: string): Promise<string> =>
  refuseOtherSecret(database.ownerUrl, secret).then(
    () => '',
    (error: Error) => error.message,
  )

const addFactor = (userId: string, secret: string) => database.owner`
  insert into two_factor (user_id, sealed_secret)
  values (${userId}, ${seal({ secret, purpose: 'two-factor-secret', context: userId }, new Uint8Array(20))})`

const addKey = (id: string, secret: string) => database.owner`
  insert into seal_key (tenant_id, id, public_key, private_key)
  values (${school.tenantId}, ${id}, ${new Uint8Array(32)},
    ${seal({ secret, purpose: 'school-seal-key', context: `${school.tenantId} ${id}` }, new Uint8Array(20))})`

test('an empty database and one that holds nothing sealed take any secret', async () => {
  const empty = await scratchDatabase()
  await refuseOtherSecret(empty.url, other)
  await empty.drop()
  expect(await refusal(other)).toBe('')
})

test.each([
  ['second factors', () => addFactor(school.admin.userId, database.secret)],
  ['keys of schools', () => addKey(Bun.randomUUIDv7(), database.secret)],
])('another secret than that of the %s is refused, until something is sealed with it', async (_, add) => {
  await database.owner`delete from two_factor`
  await database.owner`delete from seal_key`
  await add()
  expect(await refusal(database.secret)).toBe('')
  expect(await refusal(other)).toStartWith('LERNSPUR_SECRET is not the secret that this Lernspur was started with')
  await addFactor(school.manager.userId, other)
  expect(await refusal(other)).toBe('')
})
