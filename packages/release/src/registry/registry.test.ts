import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'bun:test'
import type { AreaName, AreaRelease } from '@lernspur/contracts/registry.contract'
import type { ReleaseManifest, Unit } from '@lernspur/contracts/release/release.contract'
import { areaRelease, shellRelease, versionOf } from '@lernspur/federation/testing/releases'
import { type TestDatabase, testDatabase } from '@lernspur/testing/test-database'
import { openRegistry, type ReleaseRegistry } from './open-registry'
import { canaryStep, pinStep, promoteStep, switchStep } from './plan'

let database: TestDatabase
let registry: ReleaseRegistry
let second: ReleaseRegistry

beforeAll(async () => {
  database = await testDatabase()
  const options = { url: database.urlFor('release'), secret: database.secret }
  registry = openRegistry(options)
  second = openRegistry(options)
}, 60_000)

beforeEach(async () => {
  await database.owner`
    truncate registry.release_unit, registry.release_version, registry.release_channel, registry.release_pin,
      registry.release_event, registry.release_count, registry.release_flag`
})

afterAll(async () => {
  await Promise.all([registry.close(), second.close()])
  await database.close()
})

const by = { who: 'ada', why: 'Tuesday' }
const teacher: Unit = { kind: 'area', name: 'teacher' }
const shell: Unit = { kind: 'shell', name: 'shell' }

/** An area that uses these names of the facade. */
const area = (
  name: AreaName,
  number: number,
  changes: Partial<AreaRelease> = {},
  facade: string[] = ['useClass'],
): ReleaseManifest => {
  const page = areaRelease(name, number, changes)
  return { kind: 'area', name, version: page.version, files: [], needs: { facade }, provides: {}, page }
}
/** A shell whose facade has these names. */
const shellOf = (number: number, facade: string[] = ['useClass']): ReleaseManifest => {
  const page = shellRelease(number)
  return { kind: 'shell', name: 'shell', version: page.version, files: [], needs: {}, provides: { facade }, page }
}
const record = async (...manifests: ReleaseManifest[]) => {
  for (const manifest of manifests) await registry.record(manifest, by)
}
const promote = (unit: Unit, number: number, from?: number) =>
  registry.promote(unit, versionOf(number), { by, ...(from !== undefined && { from: versionOf(from) }) })
const lineOf = async (unit: Unit) => (await registry.lines()).find((one) => one.unit.name === unit.name)
const begin = async () => {
  await record(shellOf(1), area('teacher', 2), area('teacher', 3))
  await promote(shell, 1)
  await promote(teacher, 2)
}

describe('releasing', () => {
  test('a released version is not live until it is promoted', async () => {
    await begin()
    expect((await lineOf(teacher))?.stable).toBe(versionOf(2))
    await promote(teacher, 3)
    expect(await lineOf(teacher)).toMatchObject({ stable: versionOf(3), fallback: versionOf(2) })
  })

  test('the same release again changes nothing, and the same version with another content is refused', async () => {
    await begin()
    expect(await registry.record(area('teacher', 2), by)).toBe(false)
    const other = registry.record(area('teacher', 2, { owns: ['/elsewhere'] }), by)
    await expect(other).rejects.toThrow('with another content')
  })

  test('a version that nobody released cannot become live, and one without a shell neither', async () => {
    await record(area('teacher', 2))
    await expect(promote(teacher, 2)).rejects.toThrow('There is no shell yet')
    await expect(promote(teacher, 9)).rejects.toThrow(`teacher ${versionOf(9)} is not released`)
    expect((await lineOf(teacher))?.stable).toBeNull()
  })

  test('a manifest that was changed in the database is refused', async () => {
    await begin()
    await database.owner`
      update registry.release_version set manifest = replace(manifest, '/teacher/:id', '/school/:id') where name = 'teacher'`
    await expect(registry.live()).rejects.toThrow('is not signed by this installation')
    await expect(promote(teacher, 3)).rejects.toThrow('is not signed by this installation')
    const otherPerson = openRegistry({ url: database.urlFor('release'), secret: '11'.repeat(32) })
    await expect(otherPerson.live()).rejects.toThrow('is not signed by this installation')
    await otherPerson.close()
  })
})

describe('two people at once', () => {
  test('cannot end on the bad version by two rollbacks', async () => {
    await begin()
    await promote(teacher, 3)
    const from = versionOf(3)
    await Promise.all([registry.rollback(teacher, { by, from }), second.rollback(teacher, { by, from })])
    expect(await lineOf(teacher)).toMatchObject({ stable: versionOf(2), fallback: null })
    await expect(second.rollback(teacher, { by })).rejects.toThrow('teacher has no version to go back to')
    expect((await lineOf(teacher))?.stable).toBe(versionOf(2))
  })

  test('one of two promotions from the same version is told that the other was faster', async () => {
    await begin()
    await record(area('teacher', 4))
    const from = versionOf(2)
    const results = await Promise.allSettled([
      registry.promote(teacher, versionOf(3), { by, from }),
      second.promote(teacher, versionOf(4), { by, from }),
    ])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const lost = results.find((one) => one.status === 'rejected')
    expect(lost?.reason).toMatchObject({ reason: 'conflict' })
  })

  test('an area and the shell it does not fit are not both promoted', async () => {
    await begin()
    await record(shellOf(5, []), area('provider', 6))
    const results = await Promise.allSettled([
      registry.change([promoteStep(shell, { version: versionOf(5) }), switchStep(teacher, false)], { by }),
      second.promote({ kind: 'area', name: 'provider' }, versionOf(6), { by }),
    ])
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1)
  })
})

describe('what is live', () => {
  test('an area that needs a newer facade is refused with what would break, unless the shell comes along', async () => {
    await begin()
    await record(shellOf(5, ['useClass', 'brandNew']), area('teacher', 6, {}, ['brandNew']))
    await expect(promote(teacher, 6)).rejects.toThrow(`uses brandNew, which the shell ${versionOf(1)} does not have`)
    expect((await lineOf(teacher))?.stable).toBe(versionOf(2))
    const both = [promoteStep(shell, { version: versionOf(5) }), promoteStep(teacher, { version: versionOf(6) })]
    expect((await registry.change(both, { by })).map(({ isNew }) => isNew)).toEqual([true, true])
    // The versions before fitted each other; the shell alone does not fit what is live.
    await expect(registry.rollback(shell, { by })).rejects.toThrow('uses brandNew')
    expect((await lineOf(shell))?.stable).toBe(versionOf(5))
  })

  test('a shell that drops a name is refused until the version before of an area does not use it either', async () => {
    await begin()
    await record(shellOf(5, []), area('teacher', 6, {}, []), area('teacher', 7, {}, []))
    await promote(teacher, 6)
    await expect(promote(shell, 5)).rejects.toThrow(`teacher ${versionOf(2)} uses useClass`)
    await promote(teacher, 7)
    expect((await promote(shell, 5)).isNew).toBe(true)
  })

  test('a path has one owner', async () => {
    await begin()
    await record(area('provider', 6, { owns: ['/teacher/rooms'] }))
    const provider: Unit = { kind: 'area', name: 'provider' }
    await expect(promote(provider, 6)).rejects.toThrow('belongs to both')
  })

  test('a share of browsers and single schools get other versions, and a promotion ends the canary', async () => {
    await begin()
    const school = crypto.randomUUID()
    const steps = [canaryStep(teacher, { version: versionOf(3), weight: 10 }), pinStep(teacher, school, versionOf(2))]
    for (const step of steps) await registry.change([step], { by })
    expect(await lineOf(teacher)).toMatchObject({
      stable: versionOf(2),
      canary: { version: versionOf(3), weight: 10 },
      pins: { [school]: versionOf(2) },
    })
    await promote(teacher, 3)
    await registry.change([pinStep(teacher, school, undefined)], { by })
    expect(await lineOf(teacher)).toMatchObject({ stable: versionOf(3), canary: null, pins: {} })
  })

  test('what is so already changes nothing and is not written down again', async () => {
    await begin()
    expect((await promote(teacher, 2)).isNew).toBe(false)
    expect((await promote(teacher, 2, 9)).isNew).toBe(false)
    const acts = (await registry.events(teacher)).map(({ act, toVersion, who, why }) => [act, toVersion, who, why])
    expect(acts).toEqual([
      ['promote', versionOf(2), 'ada', 'Tuesday'],
      ['release', versionOf(3), 'ada', 'Tuesday'],
      ['release', versionOf(2), 'ada', 'Tuesday'],
    ])
  })

  test('a rehearsal decides everything and changes nothing', async () => {
    await begin()
    const { after } = await registry.promote(teacher, versionOf(3), { by, isRehearsal: true })
    expect(after.stable).toBe(versionOf(3))
    expect((await lineOf(teacher))?.stable).toBe(versionOf(2))
    expect(await registry.events(teacher)).toHaveLength(3)
  })
})
