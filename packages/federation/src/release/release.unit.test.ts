import { afterAll, beforeEach, describe, expect, test } from 'bun:test'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AreaName, AreaRelease, UnitName } from '@lernspur/contracts/registry.contract'
import type { Built } from '../build/build-area'
import { publish } from '../publish'
import { areaRelease, shellRelease, versionOf } from '../testing/releases'
import { copyRelease } from './copy-release'
import { promote } from './promote'
import { readRegistry } from './registry-file'
import { rollback } from './rollback'
import { statusOf } from './status'
import { switchArea } from './switch-area'

const folder = await mkdtemp(join(tmpdir(), 'lernspur-release-'))
let data = ''
let count = 0

beforeEach(() => {
  count += 1
  data = join(folder, `data-${count}`)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const built = async (unit: UnitName, number: number, changes: Partial<AreaRelease> = {}): Promise<Built> => {
  const target = join(folder, `build-${count}`, unit, versionOf(number))
  const release = unit === 'shell' ? shellRelease(number) : areaRelease(unit, number, changes)
  await Bun.write(join(target, 'area.json'), JSON.stringify(release))
  await Bun.write(join(target, 'entry.js'), `// ${unit} ${number}`)
  return { unit, version: versionOf(number), folder: target, fresh: true }
}

const publishAll = async (...builds: [UnitName, number][]) =>
  publish(data, await Promise.all(builds.map(([unit, number]) => built(unit, number))))

const teacher = async () => (await readRegistry(data))?.areas.teacher

describe('publishing', () => {
  test('copies builds and lists them, the shell first', async () => {
    const promoted = await publishAll(['teacher', 2], ['shell', 1])
    expect(promoted.map(({ unit }) => unit)).toEqual(['shell', 'teacher'])
    expect(await Bun.file(join(data, 'mfe/teacher', versionOf(2), 'entry.js')).text()).toBe('// teacher 2')
    expect(await readRegistry(data)).toEqual({
      shell: { current: shellRelease(1), fallback: null },
      areas: { teacher: { state: 'enabled', current: areaRelease('teacher', 2), fallback: null } },
    })
    expect((await readdir(join(data, 'mfe'))).sort()).toEqual(['registry.json', 'shell', 'teacher'])
  })

  test('keeps the previous version as fallback and ignores known versions', async () => {
    await publishAll(['shell', 1], ['teacher', 2])
    await publishAll(['shell', 1], ['teacher', 3])
    expect((await teacher())?.current.version).toBe(versionOf(3))
    expect((await teacher())?.fallback?.version).toBe(versionOf(2))
    await rollback(data, 'teacher')
    expect(await publishAll(['shell', 1], ['teacher', 3])).toEqual([])
    expect((await teacher())?.current.version).toBe(versionOf(2))
  })
})

describe('promoting', () => {
  test('a released version is not current until it is promoted', async () => {
    await publishAll(['shell', 1], ['teacher', 2])
    await copyRelease(data, await built('teacher', 3))
    expect((await teacher())?.current.version).toBe(versionOf(2))
    expect(await promote(data, 'teacher', versionOf(3))).toBe(versionOf(3))
    expect((await teacher())?.current.version).toBe(versionOf(3))
  })

  test('is idempotent', async () => {
    await publishAll(['shell', 1], ['teacher', 2])
    await publishAll(['teacher', 3])
    const before = await teacher()
    await promote(data, 'teacher', versionOf(3))
    expect(await teacher()).toEqual(before)
  })

  const refused: [what: string, area: AreaName, changes: Partial<AreaRelease>, sentence: string][] = [
    [
      'an area made for another shell',
      'teacher',
      { requires: { appKit: '^1.0.0', contract: '^0.1.0' } },
      'does not fit',
    ],
    ["an area that takes another's path", 'school-admin', { owns: ['/provider'] }, 'belongs to provider already'],
  ]
  for (const [what, area, changes, sentence] of refused) {
    test(`rejects ${what}`, async () => {
      await publishAll(['shell', 1], ['provider', 2])
      const before = await readRegistry(data)
      await expect(publish(data, [await built(area, 3, changes)])).rejects.toThrow(sentence)
      expect(await readRegistry(data)).toEqual(before)
    })
  }

  test('rejects an unreleased version, and an area without a shell', async () => {
    await expect(promote(data, 'teacher')).rejects.toThrow('never released')
    await expect(promote(data, 'teacher', versionOf(9))).rejects.toThrow('is not released')
    await expect(publishAll(['teacher', 2])).rejects.toThrow('There is no shell yet')
  })

  test('concurrent promotions both take effect', async () => {
    await publishAll(['shell', 1])
    await Promise.all([publishAll(['teacher', 2]), publishAll(['provider', 3]), publishAll(['school-admin', 4])])
    expect(Object.keys((await readRegistry(data))?.areas ?? {}).sort()).toEqual(['provider', 'school-admin', 'teacher'])
  })
})

describe('rollback and switching', () => {
  test('rollback swaps current and fallback, also for the shell', async () => {
    await publishAll(['shell', 1], ['teacher', 2])
    await publishAll(['shell', 3], ['teacher', 4])
    await rollback(data, 'shell')
    await rollback(data, 'teacher')
    const registry = await readRegistry(data)
    expect(registry?.shell.current.version).toBe(versionOf(1))
    expect(registry?.areas.teacher?.current.version).toBe(versionOf(2))
    expect(registry?.areas.teacher?.fallback?.version).toBe(versionOf(4))
  })

  test('rollback without a fallback is an error', async () => {
    await publishAll(['shell', 1], ['teacher', 2])
    await expect(rollback(data, 'teacher')).rejects.toThrow('teacher has no version to go back to')
    await expect(rollback(data, 'provider')).rejects.toThrow('provider has no version to go back to')
  })

  test('a disabled area stays disabled after a promotion', async () => {
    await publishAll(['shell', 1], ['teacher', 2])
    await switchArea(data, 'teacher', 'disabled')
    await publishAll(['teacher', 3])
    expect(await statusOf(data, 'teacher')).toEqual({
      unit: 'teacher',
      state: 'disabled',
      current: versionOf(3),
      fallback: versionOf(2),
      released: expect.arrayContaining([versionOf(2), versionOf(3)]),
    })
    await switchArea(data, 'teacher', 'enabled')
    expect((await statusOf(data, 'teacher')).state).toBe('enabled')
    await expect(switchArea(data, 'provider', 'disabled')).rejects.toThrow('provider was never promoted')
  })
})

test('the error names a corrupt registry, which is never overwritten', async () => {
  await publishAll(['shell', 1])
  const file = join(data, 'mfe', 'registry.json')
  await Bun.write(file, '{"shell":1}')
  await expect(publishAll(['teacher', 2])).rejects.toThrow('is not a registry')
  expect(await Bun.file(file).text()).toBe('{"shell":1}')
})
