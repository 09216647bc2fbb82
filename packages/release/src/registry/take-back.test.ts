import { afterAll, beforeAll, beforeEach, expect, test } from 'bun:test'
import { type ReleaseManifest, type Unit, unitId } from '@lernspur/contracts/release/release.contract'
import { areaRelease, shellRelease, versionOf } from '@lernspur/federation/testing/releases'
import { type TestDatabase, testDatabase } from '@lernspur/testing/test-database'
import { openRegistry, type ReleaseRegistry } from './open-registry'
import { canaryStep, promoteStep } from './plan'

let database: TestDatabase
let registry: ReleaseRegistry

beforeAll(async () => {
  database = await testDatabase()
  registry = openRegistry({ url: database.urlFor('release'), secret: database.secret })
}, 60_000)

beforeEach(async () => {
  await database.owner`
    truncate registry.release_unit, registry.release_version, registry.release_channel, registry.release_pin,
      registry.release_event, registry.release_count, registry.release_flag`
  await record(shell(1), service(2), area(3))
  await promote([shellUnit, 1], [serviceUnit, 2], [areaUnit, 3])
})

afterAll(async () => {
  await registry.close()
  await database.close()
})

const by = { who: 'ada', why: 'Tuesday' }
const supervisor = { who: 'supervisor', why: 'it ended' }
const shellUnit: Unit = { kind: 'shell', name: 'shell' }
const areaUnit: Unit = { kind: 'area', name: 'teacher' }
const serviceUnit: Unit = { kind: 'service', name: 'teacher' }
const call = 'getRoom GET /rooms/{id} teacher'

const shell = (number: number, facade: string[] = []): ReleaseManifest => {
  const page = shellRelease(number)
  return { kind: 'shell', name: 'shell', version: page.version, files: [], needs: {}, provides: { facade }, page }
}
const area = (number: number, calls: string[] = [], facade: string[] = []): ReleaseManifest => {
  const page = areaRelease('teacher', number)
  const needs = { calls, facade }
  return { kind: 'area', name: 'teacher', version: page.version, files: [], needs, provides: {}, page }
}
const service = (number: number, calls: string[] = []): ReleaseManifest => ({
  kind: 'service',
  name: 'teacher',
  version: versionOf(number),
  files: [],
  needs: {},
  provides: { calls },
  entry: 'server.js',
})
const record = async (...manifests: ReleaseManifest[]) => {
  for (const manifest of manifests) await registry.record(manifest, by)
}
const promote = (...units: (readonly [Unit, number])[]) =>
  registry.change(
    units.map(([unit, number]) => promoteStep(unit, { version: versionOf(number) })),
    { by },
  )
const stables = async () =>
  Object.fromEntries((await registry.lines()).map(({ unit, stable }) => [unitId(unit), stable]))
const dead = (number: number, runs?: string) => ({ unit: serviceUnit, version: versionOf(number), runs })

test('a service that does not run is taken back with the area that needs it, and the reason', async () => {
  await record(service(4, [call]), area(5, [call]))
  await promote([serviceUnit, 4], [areaUnit, 5])
  await registry.takeBack(dead(4), supervisor)
  expect(await stables()).toEqual({ shell: versionOf(1), teacher: versionOf(3), 'teacher-service': versionOf(2) })
  for (const unit of [areaUnit, serviceUnit])
    expect((await registry.events(unit, 1))[0]).toMatchObject({ act: 'refuse', who: 'supervisor', why: 'it ended' })
})

test('an area that does not need it stays', async () => {
  await record(service(4, [call]), area(5))
  await promote([serviceUnit, 4], [areaUnit, 5])
  await registry.takeBack(dead(4), supervisor)
  expect(await stables()).toMatchObject({ teacher: versionOf(5), 'teacher-service': versionOf(2) })
})

test('what an area needs goes back with it, if the version before does not fit it any more', async () => {
  await record(shell(6, ['useRoom']), service(4, [call]), area(5, [call], ['useRoom']))
  await promote([shellUnit, 6], [serviceUnit, 4], [areaUnit, 5])
  await record(shell(7, ['useRoom']))
  await promote([shellUnit, 7])
  await registry.takeBack(dead(4), supervisor)
  expect(await stables()).toEqual({ shell: versionOf(7), teacher: versionOf(3), 'teacher-service': versionOf(2) })
})

test('an area without a version before stays, because a service that does not run serves nobody', async () => {
  await record(service(4, [call]), area(5, [call]))
  await promote([serviceUnit, 4], [areaUnit, 5])
  await registry.rollback(areaUnit, { by })
  await promote([areaUnit, 5])
  await database.owner`delete from registry.release_channel where kind = 'area' and channel = 'fallback'`
  await registry.takeBack(dead(4), supervisor)
  expect(await stables()).toMatchObject({ teacher: versionOf(5), 'teacher-service': versionOf(2) })
})

test('a canary that does not run ends, and the stable versions stay', async () => {
  await record(service(4, [call]), area(5, [call]))
  const half = { weight: 50, together: 'teacher+teacher-service' }
  await registry.change(
    [
      canaryStep(serviceUnit, { version: versionOf(4), ...half }),
      canaryStep(areaUnit, { version: versionOf(5), ...half }),
    ],
    { by },
  )
  await registry.takeBack(dead(4), supervisor)
  expect((await registry.lines()).map(({ canary }) => canary)).toEqual([null, null, null])
  expect(await stables()).toMatchObject({ teacher: versionOf(3), 'teacher-service': versionOf(2) })
})

test('it goes back to what runs; at a start to the version that it replaced, and nowhere without one', async () => {
  await record(service(4), service(6))
  await promote([serviceUnit, 4])
  await promote([serviceUnit, 6])
  await registry.takeBack(dead(6, versionOf(2)), supervisor)
  expect(await stables()).toMatchObject({ 'teacher-service': versionOf(2) })
  await promote([serviceUnit, 4])
  await promote([serviceUnit, 6])
  await registry.rollback(serviceUnit, { by })
  await registry.takeBack(dead(4), supervisor)
  expect(await stables()).toMatchObject({ 'teacher-service': versionOf(2) })
  expect(await registry.takeBack(dead(2), supervisor)).toEqual([])
  expect(await registry.takeBack(dead(6), supervisor)).toEqual([])
})
