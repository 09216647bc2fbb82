import { afterAll, beforeAll, beforeEach, expect, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Unit } from '@lernspur/contracts/release/release.contract'
import { versionOf } from '@lernspur/federation/testing/releases'
import { type TestDatabase, testDatabase } from '@lernspur/testing/test-database'
import { runCommand } from '../command/run-command'
import { openInstallation } from '../installation'
import type { Line } from '../registry/line'
import { canaryStep } from '../registry/plan'
import { type Installation, publishBuilds, releaseBuild } from '../release-build'
import { areaBuild, removeBuilds, shellBuild } from '../testing/sample-build'
import { visitMs } from './user-visits'
import { type CanaryWatch, watchCanaries } from './watch-canaries'

let database: TestDatabase
let dataDir: string
let installation: Installation
let gateways: CanaryWatch[] = []
let lines: Line[] = []
let time = 0
let users = 0
const failures: unknown[] = []
const by = { who: 'ada', why: '' }
const teacher = { kind: 'area', name: 'teacher' } as const
const [stable, canary] = [versionOf(2), versionOf(3)]

beforeAll(async () => {
  database = await testDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'lernspur-canary-'))
  installation = openInstallation({ ownerUrl: database.ownerUrl, secret: database.secret, dataDir })
  await publishBuilds(installation, [await shellBuild(1), await areaBuild('teacher', 2)], by)
  await releaseBuild(installation, await areaBuild('teacher', 3), by)
  const options = {
    url: database.urlFor('gateway'),
    lines: () => lines,
    onFailure: (error: unknown) => failures.push(error),
    now: () => time,
  }
  gateways = [watchCanaries(options), watchCanaries(options)]
}, 60_000)

beforeEach(async () => {
  await database.owner`truncate registry.release_count`
  const weighted = canaryStep(teacher, { version: canary, weight: 10 })
  await installation.registry.change([weighted], { by })
  await database.owner`update registry.release_channel set since = now() - interval '1 hour'`
  lines = await installation.registry.lines()
})

afterAll(removeBuilds)
afterAll(async () => {
  await Promise.all(gateways.map((one) => one.close()))
  await installation.registry.close()
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
})

const mfe = async (line: string) =>
  (
    await runCommand(line.split(' '), (work) =>
      work({
        installation,
        checkout: [],
        releasedSet: { read: async () => undefined, write: async () => undefined },
        build: () => Promise.reject(new Error('no build')),
        previewAddress: () => '',
        isSchool: async () => true,
      }),
    )
  ).output
/** Tells a gateway of as many users, `failed` of them with an error. */
const notify = (gateway: number, version: string, visibleCount: number, failed: number, unit: Unit = teacher) => {
  for (let index = 0; index < visibleCount; index += 1) {
    const fails = Number(index < failed)
    users += 1
    gateways[gateway]?.count({
      unit,
      version,
      user: `${users}`,
      shown: 1,
      failed: fails,
      errors: fails,
      calls: 0,
      slow: 0,
    })
  }
  time += visitMs
}
/** Looks of both gateways at once, after whatever was told lies in slots that are over. */
const look = async () => {
  await Promise.all(gateways.map((one) => one.look()))
  await database.owner`update registry.release_count set slot = slot - interval '20 seconds'`
  await Promise.all(gateways.map((one) => one.look()))
}
const canaryNow = async () =>
  (await installation.registry.lines()).find(({ unit }) => unit.kind === 'area' && unit.name === 'teacher')?.canary
const ends = async () => (await installation.registry.events(teacher, 100)).filter(({ act }) => act === 'end-canary')

test('a canary that fails more often is ended by one of two gateways, with the figures in history, status and why', async () => {
  notify(0, canary, 150, 8)
  notify(1, canary, 150, 7)
  notify(0, stable, 2_700, 5)
  expect(await canaryNow()).toEqual({ version: canary, weight: 10 })
  await look()
  expect(await canaryNow()).toBeNull()
  expect(await ends()).toHaveLength(1)
  const [end] = await ends()
  expect(end).toMatchObject({
    who: 'gateway',
    fromVersion: stable,
    toVersion: stable,
    details: { version: canary, shown: 300, failed: 15, stableShown: 2_700, stableFailed: 5 },
  })
  const sentence =
    'canary ended by its error rate: 15 of 300 visits failed (5.0 %), of the stable version 5 of 2700 visits failed (0.2 %)'
  expect(end?.why).toBe(sentence)
  for (const verb of ['status teacher', 'why teacher', 'history teacher']) expect(await mfe(verb)).toContain(sentence)
  expect(failures).toEqual([])
})

test('a canary that is no worse goes on, and status tells how it fares', async () => {
  notify(0, canary, 300, 2)
  notify(1, stable, 2_700, 14)
  await look()
  expect(await canaryNow()).toEqual({ version: canary, weight: 10 })
  expect(await mfe('status teacher')).toContain('canary: 2 of 300 visits failed (0.7 %)')
})

test('whoever judges an older canary than the one that runs ends none', async () => {
  notify(0, canary, 300, 60)
  notify(0, stable, 2_700, 5)
  await gateways[0]?.look()
  await database.owner`update registry.release_count set slot = slot - interval '20 seconds'`
  await releaseBuild(installation, await areaBuild('teacher', 4), by)
  await installation.registry.change([canaryStep(teacher, { version: versionOf(4), weight: 10 })], { by })
  const before = (await ends()).length
  // This gateway has not heard of the new one yet.
  await Promise.all(gateways.map((one) => one.look()))
  expect(await canaryNow()).toEqual({ version: versionOf(4), weight: 10 })
  expect(await ends()).toHaveLength(before)
})

test('of a unit without a canary, or of another version, nothing is kept', async () => {
  notify(0, versionOf(9), 5, 5)
  notify(0, versionOf(1), 5, 5, { kind: 'shell', name: 'shell' })
  await gateways[0]?.look()
  const [row] = await database.owner<{ count: number }[]>`select count(*)::integer as count from registry.release_count`
  expect(row?.count).toBe(0)
})

test('a gateway may end a canary and change nothing else of what is live', async () => {
  const gateway = new Bun.SQL(database.urlFor('gateway'), { max: 1 })
  await expect(gateway`delete from registry.release_channel`.execute()).rejects.toThrow('permission denied')
  await expect(gateway`insert into registry.release_event (act) values ('promote')`.execute()).rejects.toThrow(
    'permission denied',
  )
  await gateway.close()
})
