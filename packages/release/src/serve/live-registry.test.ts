import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { versionOf } from '@lernspur/federation/testing/releases'
import { eventually } from '@lernspur/testing/eventually'
import { type TestDatabase, testDatabase } from '@lernspur/testing/test-database'
import { openInstallation } from '../installation'
import { canaryStep, flagStep, pinStep } from '../registry/plan'
import { type Installation, publishBuilds, releaseBuild } from '../release-build'
import { areaBuild, removeBuilds, shellBuild } from '../testing/sample-build'
import { anyVisitor } from './chosen'
import { followRegistry, type LiveRegistry } from './live-registry'

let database: TestDatabase
let dataDir: string
let installation: Installation
let gateways: LiveRegistry[] = []
const failures: unknown[] = []
const by = { who: 'ada', why: '' }
const teacher = { kind: 'area', name: 'teacher' } as const

beforeAll(async () => {
  database = await testDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'lernspur-release-'))
  installation = openInstallation({ ownerUrl: database.ownerUrl, secret: database.secret, dataDir })
  const options = {
    url: database.urlFor('gateway'),
    secret: database.secret,
    onFailure: (error: unknown) => failures.push(error),
  }
  gateways = await Promise.all([followRegistry(options), followRegistry(options)])
}, 60_000)

afterAll(removeBuilds)
afterAll(async () => {
  await Promise.all(gateways.map((one) => one.close()))
  await installation.registry.close()
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
})

const versions = (visitor = anyVisitor) =>
  gateways.map((one) => one.current(visitor)?.registry.areas.teacher?.current.version)
const until = (holds: () => boolean) =>
  eventually(holds, () => `all gateways know it; they serve ${versions().join(' and ')}`)
const agreeOn = (number: number) => until(() => versions().every((version) => version === versionOf(number)))

test('before the first release nothing is served', () => {
  expect(gateways.map((one) => one.current(anyVisitor))).toEqual([undefined, undefined])
})

test('two gateways on one database agree at once on what was promoted and rolled back', async () => {
  await publishBuilds(installation, [await shellBuild(1), await areaBuild('teacher', 2)], by)
  await agreeOn(2)
  await releaseBuild(installation, await areaBuild('teacher', 3), by)
  await installation.registry.promote(teacher, versionOf(3), { by })
  await agreeOn(3)
  const [one, other] = gateways.map((gateway) => gateway.current(anyVisitor))
  expect(one?.registry).toEqual(other?.registry)
  expect(one?.registry.areas.teacher?.fallback?.version).toBe(versionOf(2))
  await installation.registry.rollback(teacher, { by })
  await agreeOn(2)
  expect(gateways[0]?.current(anyVisitor)?.etag).not.toBe(one?.etag)
})

test('a share of visitors gets the canary, and a school the version it stays on', async () => {
  const school = crypto.randomUUID()
  await releaseBuild(installation, await areaBuild('teacher', 4), by)
  await installation.registry.change([canaryStep(teacher, { version: versionOf(4), weight: 30 })], { by })
  await installation.registry.change([pinStep(teacher, school, versionOf(3))], { by })
  await until(() => gateways.every((gateway) => gateway.lines().some(({ pins }) => school in pins)))
  const given = Array.from({ length: 100 }, (_, bucket) => versions({ bucket })[0])
  expect(given.filter((version) => version === versionOf(4))).toHaveLength(30)
  expect(versions({ bucket: 5, tenantId: school })).toEqual([versionOf(3), versionOf(3)])
  // What others have is tried when the canary does not load.
  expect(gateways[0]?.current({ bucket: 5 })?.registry.areas.teacher?.fallback?.version).toBe(versionOf(2))
})

test('a flag is on for a share of users, the same at each visit and other ones for another flag, and in its schools', async () => {
  const school = crypto.randomUUID()
  const area = { kind: 'area', name: 'garden' } as const
  const flags = ['weekPlan', 'seating']
  const build = await areaBuild('garden', 20, { flags })
  await releaseBuild(installation, build, by)
  await installation.registry.promote(area, versionOf(20), { by })
  const switched = (flag: string, share: number, schools: readonly string[]) =>
    installation.registry.change([flagStep(area, flag, { to: () => ({ share, schools }), flags })], { by })
  const flagsOf = (visitor: Parameters<LiveRegistry['current']>[0]) =>
    gateways.map((one) => one.current(visitor)?.registry.areas.garden?.flags)
  const users = Array.from({ length: 400 }, (_, index) => ({
    bucket: index % 100,
    isUser: true,
    user: `user ${index}`,
  }))
  expect(flagsOf(users[0] ?? anyVisitor)).toEqual([undefined, undefined])

  await switched('weekPlan', 25, [])
  await switched('seating', 25, [school])
  const isKnown = () =>
    gateways.every((one) => one.lines().some((line) => line.unit.name === 'garden' && 'seating' in line.flags))
  await until(isKnown)
  const given = users.map((user) => flagsOf(user))
  for (const [one, other] of given) expect(one).toEqual(other)
  const seen = (flag: string) => given.map(([one]) => one?.includes(flag) ?? false)
  const [weekPlan, seating] = [seen('weekPlan'), seen('seating')]
  // A quarter of 400, give or take what chance allows: five standard deviations.
  for (const one of [weekPlan, seating]) expect(Math.abs(one.filter(Boolean).length - 100)).toBeLessThan(44)
  expect(weekPlan).not.toEqual(seating)
  expect(flagsOf({ bucket: 99, isUser: true, user: 'user 1', tenantId: school })[0]).toContain('seating')
  expect(flagsOf({ bucket: 0, user: 'user 1', tenantId: school })).toEqual([undefined, undefined])

  await switched('weekPlan', 0, [])
  await switched('seating', 0, [])
  await until(() => gateways.every((one) => !one.lines().some(({ flags: on }) => Object.keys(on).length > 0)))
  expect(users.flatMap((user) => flagsOf(user)).every((on) => on === undefined)).toBe(true)
})

test('while the database is away, what was live is served on, and what went live afterwards is heard', async () => {
  await database.owner`alter schema registry rename to registry_away`
  await database.owner`select pg_notify('release_registry', '')`
  await until(() => failures.length === 2)
  expect(versions()).toEqual([versionOf(2), versionOf(2)])
  await database.owner`alter schema registry_away rename to registry`
  await installation.registry.promote(teacher, versionOf(3), { by })
  await agreeOn(3)
  await installation.registry.rollback(teacher, { by })
  await agreeOn(2)
  failures.length = 0
})

test('what is unsigned is not served: the last good state stays', async () => {
  await database.owner`update registry.release_version set signature = 'none' where version = ${versionOf(2)}`
  await database.owner`select pg_notify('release_registry', '')`
  await until(() => failures.length === 2)
  expect(String(failures[0])).toContain(`teacher ${versionOf(2)} is not signed by this installation`)
  expect(versions()).toEqual([versionOf(2), versionOf(2)])
})
