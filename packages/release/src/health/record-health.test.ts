import { afterAll, beforeAll, beforeEach, expect, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { versionOf } from '@lernspur/federation/testing/releases'
import { type TestDatabase, testDatabase } from '@lernspur/testing/test-database'
import { openInstallation } from '../installation'
import { type Installation, publishBuilds, releaseBuild } from '../release-build'
import { areaBuild, removeBuilds, serviceBuild, shellBuild } from '../testing/sample-build'
import { healthDays } from './health-store'
import { type HealthRecorder, recordHealth } from './record-health'

let database: TestDatabase
let dataDir: string
let installation: Installation
let gateways: HealthRecorder[] = []
let offset = 0
const failures: unknown[] = []
const by = { who: 'ada', why: '' }
const service = { kind: 'service', name: 'teacher' } as const
const area = { kind: 'area', name: 'teacher' } as const
const [first, next] = [versionOf(4), versionOf(5)]
const call = {
  unit: service,
  version: first,
  route: 'GET /api/classes/{classId}',
  total: 1,
  failed: 0,
  slow: 0,
  errors: 0,
}

beforeAll(async () => {
  database = await testDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'lernspur-health-'))
  installation = openInstallation({ ownerUrl: database.ownerUrl, secret: database.secret, dataDir })
  const builds = [await shellBuild(1), await areaBuild('teacher', 2), await serviceBuild('teacher', 4)]
  await publishBuilds(installation, builds, by)
  await releaseBuild(installation, await serviceBuild('teacher', 5), by)
  const options = {
    url: database.urlFor('gateway'),
    onFailure: (error: unknown) => failures.push(error),
    now: () => new Date(Date.now() + offset),
  }
  gateways = [recordHealth(options), recordHealth(options)]
}, 60_000)

beforeEach(async () => {
  offset = 0
  await database.owner`truncate registry.release_health, registry.release_route_health`
})

afterAll(removeBuilds)
afterAll(async () => {
  await Promise.all(gateways.map((one) => one.close()))
  await installation.registry.close()
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
})

const [one, other] = [0, 1].map((index) => ({
  count: (...outcome: Parameters<HealthRecorder['count']>) => gateways[index]?.count(...outcome),
  write: () => gateways[index]?.write(),
})) as [HealthRecorder, HealthRecorder]

test('what several gateways count of a version is added up, by periods and by call', async () => {
  for (const gateway of [one, other]) {
    gateway.count(call)
    gateway.count({ ...call, failed: 1 })
    gateway.count({ ...call, route: 'POST /api/classes', slow: 1 })
    gateway.count({ ...call, version: next })
    gateway.count({ unit: area, version: versionOf(2), total: 3, failed: 0, slow: 1, errors: 2 })
  }
  await Promise.all([one.write(), other.write()])
  // Written once, however often it is asked for.
  await Promise.all([one.write(), other.write()])
  const health = await installation.registry.health()
  const of = (period: string) =>
    health
      .filter((row) => row.period === period)
      .map(({ kind, version, total, failed, slow, errors }) => [kind, version, total, failed, slow, errors])
      .toSorted()
  const counted = [
    ['area', versionOf(2), 6, 0, 2, 4],
    ['service', first, 6, 2, 2, 0],
    ['service', next, 2, 0, 0, 0],
  ]
  for (const period of ['hour', 'day', 'week']) expect(of(period)).toEqual(counted)
  const { hours, routes } = await installation.registry.unitHealth(service)
  expect(hours.map(({ version, total }) => [version, total])).toEqual([
    [first, 6],
    [next, 2],
  ])
  expect(routes).toEqual([
    { version: first, route: 'GET /api/classes/{classId}', total: 4, failed: 2, slow: 0 },
    { version: first, route: 'POST /api/classes', total: 2, failed: 0, slow: 2 },
  ])
  expect((await installation.registry.unitHealth(area)).routes).toEqual([])
})

test('periods end: what is older counts for the day or the week alone, and after 14 days it is removed', async () => {
  const hour = 3_600_000
  for (const [hours, failed] of [
    [0, 1],
    [3, 2],
    [50, 4],
    [24 * 9, 8],
    [24 * (healthDays + 2), 16],
  ] as const) {
    offset = -hours * hour
    one.count({ ...call, total: 20, failed })
    await one.write()
  }
  const health = await installation.registry.health()
  expect(Object.fromEntries(health.map(({ period, failed }) => [period, failed]))).toEqual({ hour: 1, day: 3, week: 7 })
  expect((await installation.registry.unitHealth(service)).hours.map(({ failed }) => failed)).toEqual([4, 2, 1])
  const old = async () =>
    (
      await database.owner<{ slots: number; days: number }[]>`
      select (select count(*) from registry.release_health where slot < now() - interval '14 days')::integer as slots,
        (select count(*) from registry.release_route_health where day < current_date - 15)::integer as days`
    )[0]
  expect(await old()).toEqual({ slots: 1, days: 1 })
  offset = 2 * hour
  one.count(call)
  await one.write()
  expect(await old()).toEqual({ slots: 0, days: 0 })
})

test('a version that was never released is not stored, and does not take the others with it', async () => {
  one.count({ ...call, version: versionOf(99) })
  one.count(call)
  await one.write()
  expect((await installation.registry.health()).map(({ version }) => version)).toEqual([first, first, first])
  expect(failures).toEqual([])
})

test('while the database takes nothing, counts wait and belong to the time when they were counted', async () => {
  offset = -26 * 3_600_000
  await database.owner`revoke insert on registry.release_health from lernspur_gateway`
  one.count({ ...call, failed: 1 })
  await one.write()
  await one.write()
  expect(failures).toHaveLength(1)
  offset = 0
  await database.owner`grant insert on registry.release_health to lernspur_gateway`
  await one.write()
  expect((await installation.registry.health()).map(({ period, failed }) => [period, failed])).toEqual([['week', 1]])
})
