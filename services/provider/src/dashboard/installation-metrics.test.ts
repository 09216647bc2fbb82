import { afterAll, beforeAll, expect, test } from 'bun:test'
import { connect, type Database } from '@lernspur/database/connection/connect'
import { ownMetrics } from '@lernspur/service-kit/metric/reported-metrics'
import { eventually } from '@lernspur/testing/eventually'
import { testConfig } from '@lernspur/testing/test-config'
import { type TestDatabase, testDatabase } from '@lernspur/testing/test-database'
import { testSchool } from '@lernspur/testing/test-school'
import { providerService } from '../app'

let database: TestDatabase
let db: Database

beforeAll(async () => {
  database = await testDatabase()
  db = connect(database.urlFor('provider'), { name: 'numbers', max: 4 })
}, 60_000)
afterAll(async () => {
  await db.end()
  await database.close()
})

/** A service that has not been asked yet. */
const open = () => providerService(testConfig(database, 'provider'), db)

const metricValue = async (name: string): Promise<number> => {
  open()
  const metrics = await ownMetrics({})
  return metrics.find((metric) => metric.name === name)?.values[0]?.value ?? Number.NaN
}

const problems = async (): Promise<string[]> => {
  const response = await open().fetch(new Request('http://localhost/internal/health'))
  return ((await response.json()) as { problems: string[] }).problems
}

const addBackup = (hours: number) => database.owner`
  insert into backup_record (taken_at, size_bytes, is_encrypted, is_checked)
  values (now() - make_interval(hours => ${hours}), 1, true, true)`

test('schools are counted', async () => {
  const before = await metricValue('lernspur_schools')
  await testSchool(database.owner)
  expect(await metricValue('lernspur_schools')).toBe(before + 1)
})

test('the newest backup is told, and that there is none or an old one is a problem', async () => {
  expect(await metricValue('lernspur_backup_timestamp_seconds')).toBe(0)
  expect(await problems()).toEqual(['backup'])
  await addBackup(30)
  const old = await metricValue('lernspur_backup_timestamp_seconds')
  expect(Math.round((Date.now() / 1_000 - old) / 3_600)).toBe(30)
  expect(await problems()).toEqual(['backup'])
  await addBackup(2)
  const recent = await metricValue('lernspur_backup_timestamp_seconds')
  expect(Math.round((recent - old) / 3_600)).toBe(28)
  expect(await problems()).toEqual([])
})

test('connections of the server and the most of them are told', async () => {
  const [row] = await database.owner<{ max: number }[]>`select current_setting('max_connections')::int as max`
  expect(await metricValue('lernspur_database_connections_max')).toBe(row?.max ?? 0)
  const before = await metricValue('lernspur_database_connections')
  const more = Array.from({ length: 12 }, () => connect(database.urlFor('provider'), { name: 'more', max: 1 }))
  await Promise.all(more.map((one) => one`select 1`))
  // Other tests of this computer open and close some meanwhile.
  await eventually(
    async () => (await metricValue('lernspur_database_connections')) >= before + 4,
    () => 'four more connections are counted',
  )
  await Promise.all(more.map((one) => one.end()))
})

test('the size of the database is told', async () => {
  const before = await metricValue('lernspur_database_size_bytes')
  expect(before).toBeGreaterThan(1_000_000)
  await database.owner`create table growing as select repeat(md5(n::text), 20) from generate_series(1, 20000) as n`
  expect(await metricValue('lernspur_database_size_bytes')).toBeGreaterThan(before + 1_000_000)
})
