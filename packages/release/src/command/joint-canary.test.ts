import { afterAll, beforeAll, beforeEach, expect, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Unit, unitId } from '@lernspur/contracts/release/release.contract'
import { versionOf } from '@lernspur/federation/testing/releases'
import { eventually } from '@lernspur/testing/eventually'
import { type TestDatabase, testDatabase } from '@lernspur/testing/test-database'
import { visitMs } from '../canary/user-visits'
import { watchCanaries } from '../canary/watch-canaries'
import { openInstallation } from '../installation'
import { type Installation, publishBuilds, releaseBuild } from '../release-build'
import { followRegistry, type LiveRegistry } from '../serve/live-registry'
import { areaBuild, removeBuilds, serviceBuild, shellBuild } from '../testing/sample-build'
import { runCommand } from './run-command'

let database: TestDatabase
let dataDir: string
let installation: Installation
let gateways: LiveRegistry[] = []
/** Whether the second gateway's machine runs the canary of the service. */
let runsThere = true
/** Truncating takes away what gateways know; they read it again. */
const onFailure = () => undefined
const by = { who: 'ada', why: '' }
const area: Unit = { kind: 'area', name: 'teacher' }
const service: Unit = { kind: 'service', name: 'teacher' }
const calls = (...names: string[]) => ({ calls: names.map((name) => `${name} GET /${name} teacher`) })
const [oldArea, oldService, newArea, newService] = [2, 3, 4, 5].map(versionOf)

beforeAll(async () => {
  database = await testDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'lernspur-joint-'))
  installation = openInstallation({ ownerUrl: database.ownerUrl, secret: database.secret, dataDir })
  const options = { url: database.urlFor('gateway'), secret: database.secret, onFailure }
  gateways = [await followRegistry(options), await followRegistry({ ...options, runs: () => runsThere })]
}, 60_000)

beforeEach(async () => {
  runsThere = true
  await database.owner`
    truncate registry.release_unit, registry.release_version, registry.release_channel, registry.release_pin,
      registry.release_event, registry.release_count, registry.release_flag`
  const before = [
    await shellBuild(1),
    await areaBuild('teacher', 2, { needs: calls('old') }),
    await serviceBuild('teacher', 3, { provides: calls('old') }),
  ]
  await publishBuilds(installation, before, by)
  // The new area calls what the new service alone answers.
  await releaseBuild(installation, await areaBuild('teacher', 4, { needs: calls('old', 'new') }), by)
  await releaseBuild(installation, await serviceBuild('teacher', 5, { provides: calls('old', 'new') }), by)
})

afterAll(removeBuilds)
afterAll(async () => {
  await Promise.all(gateways.map((one) => one.close()))
  await installation.registry.close()
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
})

const mfe = (line: string) =>
  runCommand(line.split(' '), (work) =>
    work({
      installation,
      checkout: [],
      releasedSet: {
        read: async () => [
          { unit: area, version: versionOf(4) },
          { unit: service, version: versionOf(5) },
        ],
        write: async () => undefined,
      },
      build: () => Promise.reject(new Error('no build')),
      previewAddress: () => '',
      isSchool: async () => true,
    }),
  )
const both = `teacher ${newArea} teacher-service ${newService}`
const lineOf = async (unit: Unit) =>
  (await installation.registry.lines()).find((line) => unitId(line.unit) === unitId(unit))
const canaries = async () => [(await lineOf(area))?.canary ?? null, (await lineOf(service))?.canary ?? null]
const stable = async () => [(await lineOf(area))?.stable, (await lineOf(service))?.stable]
const joint = (version = '', weight: number) => ({ version, weight, together: 'teacher+teacher-service' })

test('a service and the area that needs it become one canary, where the area alone is refused', async () => {
  const alone = await mfe(`canary teacher ${newArea}`)
  expect(alone.code).toBe(4)
  expect(alone.output).toContain(`teacher ${newArea} calls new, which teacher-service ${oldService} does not answer`)
  const { code, output, units } = await mfe(`canary ${both} --weight 20`)
  expect([code, units]).toEqual([0, [area, service]])
  expect(output).toContain(`canary ${newService} for 20 %, as one with teacher`)
  expect(await canaries()).toEqual([joint(newArea, 20), joint(newService, 20)])
  expect((await mfe(`canary ${both} --weight 20`)).output).toContain('(as before)')
})

test('what is said of one of them holds for both: another weight, the end, everybody, and back', async () => {
  await mfe(`canary ${both} --weight 20`)
  expect((await mfe(`canary teacher-service ${newService} --weight 50`)).code).toBe(0)
  expect(await canaries()).toEqual([joint(newArea, 50), joint(newService, 50)])
  expect((await mfe('canary teacher --weight 0')).code).toBe(0)
  expect(await canaries()).toEqual([null, null])
  await mfe(`canary ${both} --weight 20`)
  expect((await mfe('promote teacher')).units).toEqual([area, service])
  expect([await stable(), await canaries()]).toEqual([
    [newArea, newService],
    [null, null],
  ])
  expect((await mfe('rollback teacher-service')).code).toBe(4)
  expect((await mfe('rollback teacher teacher-service')).code).toBe(0)
  expect(await stable()).toEqual([oldArea, oldService])
})

test('a part of a canary does not go on without the other', async () => {
  await mfe(`canary ${both} --weight 20`)
  const { code, output } = await mfe(`promote teacher-service ${newService}`)
  expect([code, output.includes(`teacher: ${oldArea}`)]).toEqual([0, true])
  expect([await stable(), await canaries()]).toEqual([
    [oldArea, newService],
    [null, null],
  ])
  expect((await mfe('history teacher --limit 1')).output).toContain(`canary teacher ${oldArea}`)
})

test('a service that drops what an area of everybody calls is refused as a canary', async () => {
  await releaseBuild(installation, await serviceBuild('teacher', 6, { provides: calls('new') }), by)
  const { code, output } = await mfe(`canary teacher ${newArea} teacher-service ${versionOf(6)}`)
  expect(code).toBe(4)
  expect(output).toContain(`teacher ${oldArea} calls old, which teacher-service ${versionOf(6)} does not answer`)
})

test.each([
  ['a weight above all', `canary ${both} --weight 101`],
  ['one version for two units', `canary ${both} --from ${oldArea}`],
  ['a third word', `canary teacher ${newArea} ${newService}`],
])('%s is not understood', async (_, line) => {
  expect((await mfe(line)).code).toBe(2)
  expect(await canaries()).toEqual([null, null])
})

const given = (gateway: number, visitor: Parameters<LiveRegistry['current']>[0]) =>
  gateways[gateway]?.current(visitor)?.registry.areas.teacher?.current.version
const untilSeen = async (weight: number | undefined) => {
  const seen = (one: LiveRegistry) => one.lines().find(({ unit }) => unit.kind === 'area')?.canary?.weight
  await eventually(
    () => gateways.every((one) => seen(one) === weight),
    () => `both gateways know of ${weight} percent`,
  )
}

test('a user gets all of it or nothing: not where the service does not run, not in a school that stays, not signed out', async () => {
  const school = crypto.randomUUID()
  await mfe(`canary ${both} --weight 30`)
  await untilSeen(30)
  for (const gateway of [0, 1]) {
    const all = Array.from({ length: 100 }, (_, bucket) => given(gateway, { bucket, isUser: true }))
    expect(all.map((version) => version === newArea)).toEqual(all.map((_, bucket) => bucket < 30))
  }
  expect(given(0, { bucket: 5 })).toBe(oldArea)
  runsThere = false
  expect([0, 1].map((gateway) => given(gateway, { bucket: 5, isUser: true }))).toEqual([newArea, oldArea])
  await mfe(`pin teacher ${oldArea} --school ${school}`)
  await eventually(
    () => gateways[0]?.lines().some(({ pins }) => school in pins),
    () => 'the gateway knows of the pin',
  )
  expect(given(0, { bucket: 5, isUser: true, tenantId: school })).toBe(oldArea)
  expect((await mfe(`pin teacher-service ${oldService} --school ${school}`)).code).toBe(4)
})

test('failed and slow calls of the service end both by themselves, and promote all leaves both out', async () => {
  await mfe(`canary ${both} --weight 10`)
  await database.owner`update registry.release_channel set since = now() - interval '1 hour'`
  const lines = await installation.registry.lines()
  let time = 0
  const watch = watchCanaries({ url: database.urlFor('gateway'), lines: () => lines, onFailure, now: () => time })
  const notify = (version = '', visibleCount: number, calls: number, slow: number) => {
    for (let index = 0; index < visibleCount; index += 1) {
      const [failing, late] = [Number(index < calls), Number(index >= calls && index < calls + slow)]
      const received = { shown: 1, failed: failing + late, errors: 0, calls: failing, slow: late }
      watch.count({ unit: service, version, user: `${version} ${index}`, ...received })
    }
  }
  notify(newService, 300, 10, 5)
  notify(oldService, 2_700, 3, 2)
  time += visitMs
  await watch.look()
  await database.owner`update registry.release_count set slot = slot - interval '20 seconds'`
  await watch.look()
  await watch.close()
  expect(await canaries()).toEqual([null, null])
  const sentence =
    'canary of teacher-service ended by its error rate: 15 of 300 visits failed (5.0 %), of the stable version 5 of 2700 visits failed (0.2 %)'
  for (const verb of ['status', 'why', 'history'])
    for (const unit of ['teacher', 'teacher-service']) expect((await mfe(`${verb} ${unit}`)).output).toContain(sentence)

  const { code, output } = await mfe('promote all')
  expect(code).toBe(0)
  for (const named of [`teacher ${newArea}`, `teacher-service ${newService}`])
    expect(output).toContain(`${named} is left out: it had errors as a canary at`)
  expect(await stable()).toEqual([oldArea, oldService])
  expect((await mfe(`promote ${both}`)).code).toBe(0)
  expect(await stable()).toEqual([newArea, newService])
})

test('promote all leaves out what was rolled back, until it is named again', async () => {
  await mfe(`promote ${both}`)
  await mfe('rollback teacher teacher-service --why slow')
  expect((await mfe('promote all')).output).toContain(`teacher ${newArea} is left out: it was rolled back at`)
  expect(await stable()).toEqual([oldArea, oldService])
  await mfe(`promote ${both}`)
  await mfe(`promote teacher ${oldArea}`)
  expect((await mfe('promote all')).output).not.toContain('left out')
  expect(await stable()).toEqual([newArea, newService])
})

test('of units that go back together each is bound to the version that was seen of it', async () => {
  await mfe(`promote ${both}`)
  const seen = `${newArea},${newService}`
  expect((await mfe(`rollback teacher teacher-service --from ${newArea},${newService},${oldArea}`)).code).toBe(2)
  // Somebody who saw other versions takes nothing back.
  expect((await mfe(`rollback teacher teacher-service --from ${oldArea},${oldService}`)).code).toBe(0)
  expect(await stable()).toEqual([newArea, newService])
  expect((await mfe(`rollback teacher teacher-service --from ${seen}`)).code).toBe(0)
  expect(await stable()).toEqual([oldArea, oldService])
  expect((await mfe(`rollback teacher teacher-service --from ${seen}`)).code).toBe(0)
  expect(await stable()).toEqual([oldArea, oldService])
})
