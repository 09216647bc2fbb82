import { afterAll, beforeAll, expect, test } from 'bun:test'
import { connect } from '@lernspur/database/connection/connect'
import { identityJobs } from '@lernspur/service-identity/background-work'
import { claimMail } from '@lernspur/service-identity/mail/outbox'
import { openFileStore } from '@lernspur/service-kit/file-store/open-file-store'
import { type Job, makeBackgroundWork, minute } from '@lernspur/service-kit/process/background-work'
import { createLogger } from '@lernspur/service-kit/process/log'
import { providerJobs } from '@lernspur/service-provider/background-work'
import { schoolAdminJobs } from '@lernspur/service-school-admin/background-work'
import { teacherJobs } from '@lernspur/service-teacher/background-work'
import { type TestDatabase, testDatabase } from '@lernspur/testing/test-database'
import { testSchool } from '@lernspur/testing/test-school'

let database: TestDatabase
const lines: string[] = []
const log = createLogger({ write: (line) => lines.push(line) })
/** Milliseconds between two looks of a process, and of the mailer in production. */
const [lookEvery, mailEvery] = [15_000, 3_000]
const schools = 300

beforeAll(async () => {
  database = await testDatabase()
  const { owner } = database
  await testSchool(owner)
  await owner`
    insert into tenant (name, is_wizard_finalized, country_id, state_id)
    select 'Schule ' || n, true, state.country_id, state.id
    from generate_series(1, ${schools}::integer) as n
    cross join (select id, country_id from state order by name limit 1) as state`
}, 60_000)
afterAll(() => database.close())

const secret = 'c0ffee'.padEnd(64, '0')

/**
 * Lets the background work of all services go on for so many minutes of their clock, and returns how many transactions
 * the database committed for it.
 */
const commitsIn = async (minutes: number): Promise<number> => {
  const { owner } = database
  const committed = async () => {
    const [row] = await owner<{ count: number }[]>`
      select xact_commit as count from pg_stat_database where datname = current_database()`
    return row?.count ?? 0
  }
  const before = await committed()
  const files = openFileStore({ dataDir: database.filesDir })
  const connectAs = (service: 'identity' | 'provider' | 'school-admin' | 'teacher') =>
    connect(database.urlFor(service), { name: `idle-${service}`, max: 2 })
  const [identity, provider, schoolAdmin, teacher] = [
    connectAs('identity'),
    connectAs('provider'),
    connectAs('school-admin'),
    connectAs('teacher'),
  ]
  let time = 0
  const workOf = (service: 'identity' | 'provider' | 'school-admin' | 'teacher', jobs: Record<string, Job>) =>
    makeBackgroundWork({ service, databaseUrl: database.urlFor(service), jobs, log, now: () => time })
  const receipts = { secret, publicUrl: 'https://lernspur.example', backupDays: 30 }
  const rosters = { hubs: [], secret }
  const works = [
    workOf('identity', identityJobs(identity)),
    workOf('provider', providerJobs(provider)),
    workOf('school-admin', schoolAdminJobs({ db: schoolAdmin, taskDb: schoolAdmin, files, receipts, rosters })),
    workOf('teacher', teacherJobs(teacher, files)),
  ]
  for (let look = 0; look <= (minutes * minute) / lookEvery; look++) {
    await Promise.all(works.map((work) => work.look()))
    time += lookEvery
  }
  for (let mail = 0; mail < (minutes * minute) / mailEvery; mail++) await claimMail(identity, secret)
  await Promise.all(works.map((work) => work.stop()))
  // A session tells the server what it has done at the latest when it ends.
  await Promise.all([identity, provider, schoolAdmin, teacher].map((db) => db.end()))
  await Bun.sleep(200)
  return (await committed()) - before
}

test('with nobody at work, the background work of many schools takes at most sixty transactions a minute', async () => {
  // What is done once a year for each school.
  await commitsIn(0)
  const [begin, anHour] = [await commitsIn(0), await commitsIn(60)]
  expect(lines).toEqual([])
  expect(anHour - begin).toBeGreaterThan(60)
  expect((anHour - begin) / 60).toBeLessThanOrEqual(60)
}, 120_000)

test('a start of the work visits no school in which nothing is due', async () => {
  await commitsIn(0)
  expect(await commitsIn(0)).toBeLessThan(schools / 2)
}, 60_000)
