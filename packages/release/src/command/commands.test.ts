// Long because all commands are held against one checkout and one installation.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'bun:test'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unitId } from '@lernspur/contracts/release/release.contract'
import { versionOf } from '@lernspur/federation/testing/releases'
import { type TestDatabase, testDatabase } from '@lernspur/testing/test-database'
import { openInstallation } from '../installation'
import { pinStep } from '../registry/plan'
import type { NamedVersion } from '../registry/releases'
import type { FinishedBuild, Installation } from '../release-build'
import { sweep } from '../sweep'
import { areaBuild, removeBuilds, serviceBuild, shellBuild } from '../testing/sample-build'
import type { CheckoutSource } from './command'
import { runCommand } from './run-command'

let database: TestDatabase
let folder: string
let dataDir: string
let installation: Installation
/** The one there is. */
const school = crypto.randomUUID()
/** What the last `release all` built. */
let set: readonly NamedVersion[] | undefined
/** The state of the checkout. */
let source: CheckoutSource = { commit: undefined, changed: [] }
/** What is waited for after each change: its units. */
const waits: string[][] = []
/** Throws for a unit whose process does not start, unless nothing is to fail. */
let failing: string | undefined
/** What lies in the checkout, by unit. */
const checkout = new Map<string, FinishedBuild>()
const facade = { facade: ['useClass'] }

beforeAll(async () => {
  database = await testDatabase()
  folder = await mkdtemp(join(tmpdir(), 'lernspur-release-'))
}, 60_000)

beforeEach(async () => {
  await database.owner`
    truncate registry.release_unit, registry.release_version, registry.release_channel, registry.release_pin,
      registry.release_event, registry.release_count, registry.release_flag`
  dataDir = await mkdtemp(join(folder, 'data-'))
  await installation?.registry.close()
  installation = openInstallation({ ownerUrl: database.ownerUrl, secret: database.secret, dataDir })
  checkout.clear()
  set = undefined
  failing = undefined
  waits.length = 0
  source = { commit: undefined, changed: [] }
  await lies(await shellBuild(1, { provides: facade }), await areaBuild('teacher', 2, { needs: facade }))
  await mfe('release all')
  await mfe('promote all')
})

afterAll(removeBuilds)
afterAll(async () => {
  await installation.registry.close()
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

const lies = async (...builds: FinishedBuild[]) => {
  for (const build of builds) checkout.set(unitId(build.manifest), build)
}

const mfe = (line: string) =>
  runCommand(line.split(' '), (work) =>
    work({
      installation,
      checkout: [...checkout.values()].map(({ manifest: { kind, name } }) => ({ kind, name })),
      build: async (unit) => {
        const build = checkout.get(unitId(unit))
        if (!build) throw new Error(`Nothing of ${unitId(unit)} lies in the checkout.`)
        return build
      },
      releasedSet: {
        read: async () => set,
        write: async (versions) => {
          set = versions
        },
      },
      previewAddress: ({ area, version }) => `https://school.example/mfe/preview?preview=${area}.${version}`,
      source: async () => source,
      isSchool: async (id) => id === school,
      untilRuns: async (units) => {
        const ids = units.map(unitId)
        waits.push(ids)
        if (failing !== undefined && ids.includes(failing)) throw new Error(`${failing} does not start.`)
        return []
      },
    }),
  )
const goLiveWith = async (unit: string, number: number) => {
  await mfe(`release ${unit}`)
  await mfe(`promote ${unit} ${versionOf(number)}`)
}
const codeOf = async (line: string) => (await mfe(line)).code
const stableOf = async (unit: string) => JSON.parse((await mfe(`status ${unit} --json`)).output)[0]?.stable

describe('what was typed', () => {
  test.each([
    ['an unknown verb', 'frobnicate teacher'],
    ['no verb', '--json'],
    ['an unknown unit', 'release nobody'],
    ['no unit', 'promote'],
    ['no version', 'promote teacher'],
    ['what is no version', 'promote teacher latest'],
    ['an unknown option', 'promote teacher --force'],
    ['a weight above all', `canary teacher ${versionOf(3)} --weight 101`],
    ['no school', `pin teacher ${versionOf(3)}`],
    ['no flag', 'flag teacher'],
    ['a flag for nobody', 'flag teacher weekPlan'],
    ['what is no id of a school', 'flag teacher weekPlan --school 3a'],
  ])('ends with 2 for %s and changes nothing', async (_, line) => {
    expect(await codeOf(line)).toBe(2)
    expect(await stableOf('teacher')).toBe(versionOf(2))
  })

  test('help says what can be done, and ends with 0', async () => {
    const { code, output } = await mfe('--help')
    expect(code).toBe(0)
    for (const verb of 'check release canary promote rollback retire pin flag disable enable status why history'.split(
      ' ',
    )) {
      expect(output).toContain(`\n  ${verb} `)
      expect((await mfe(`${verb} --help`)).output).toStartWith(`bun mfe ${verb}`)
    }
    for (const verb of ['migrate', 'dev', 'new', 'remove', 'pack']) expect(output).toContain(`\n  ${verb} `)
  })
})

describe('what a release was built from', () => {
  const commit = '0123456789abcdef0123456789abcdef01234567'

  test('is told with who released it, why and a link', async () => {
    source = { commit, changed: [] }
    await lies(await areaBuild('teacher', 40, { needs: facade }))
    const link = 'https://git.example/change/12'
    expect((await mfe(`release teacher --why clearer --link ${link}`)).code).toBe(0)
    const text = `from 01234567, ${link}: clearer`
    expect((await mfe('status teacher')).output).toContain(text)
    await mfe(`promote teacher ${versionOf(40)}`)
    expect((await mfe('why teacher')).output).toContain(text)
    expect((await mfe('history teacher')).output).toContain(`link ${link} commit ${commit} (clearer)`)
  })

  test('with changes that are in no commit it is refused, or says so until the same bytes come from a commit', async () => {
    source = { commit, changed: ['mfe-teacher/src/routes.tsx'] }
    await lies(await areaBuild('teacher', 41, { needs: facade }))
    const { code, output } = await mfe('release teacher')
    expect([code, output]).toEqual([1, expect.stringContaining('such as mfe-teacher/src/routes.tsx')])
    expect((await mfe('status teacher')).output).not.toContain(versionOf(41))
    expect((await mfe('release teacher --dry-run')).code).toBe(0)
    expect((await mfe('release teacher --dirty')).output).toContain('NOT COMMITTED')
    for (const line of ['status teacher', 'history teacher', `promote teacher ${versionOf(41)}`, 'why teacher'])
      expect((await mfe(line)).output).toMatch(/NOT COMMITTED|tree dirty/)
    source = { commit, changed: [] }
    await mfe('release teacher')
    expect((await mfe('status teacher')).output).not.toContain('NOT COMMITTED')
  })

  test('a link must be an address', async () => {
    expect(await codeOf('release teacher --link nowhere')).toBe(2)
  })
})

describe('a major version of a library that shell and areas share', () => {
  const built = async (major: number, numbers: readonly [number, number, number]) => [
    await shellBuild(numbers[0], { provides: { ...facade, libraries: [`react ${major}.0`] } }),
    await areaBuild('teacher', numbers[1], { needs: { ...facade, libraries: [`react ${major}.0`] } }),
    await areaBuild('provider', numbers[2], { needs: { ...facade, libraries: [`react ${major}.0`] } }),
  ]

  test('goes live as one set, by its names and as all, and back by its names', async () => {
    await lies(...(await built(19, [50, 51, 52])))
    await mfe('release all')
    expect(await codeOf('promote all')).toBe(0)
    await lies(...(await built(20, [53, 54, 55])))
    await mfe('release all')
    expect((await mfe(`promote shell ${versionOf(53)}`)).code).toBe(4)
    const named = (shell: number, teacher: number, provider: number) =>
      `promote shell ${versionOf(shell)} teacher ${versionOf(teacher)} provider ${versionOf(provider)}`
    expect((await mfe(named(53, 54, 55))).output).toContain('--retire')
    expect(await codeOf(`${named(53, 54, 55)} --retire`)).toBe(0)
    expect([await stableOf('shell'), await stableOf('teacher')]).toEqual([versionOf(53), versionOf(54)])
    expect(await codeOf(`${named(50, 51, 52)} --retire`)).toBe(0)
    expect(await codeOf('promote all')).toBe(0)
    expect(await stableOf('provider')).toBe(versionOf(55))
  })
})

test('a file of what is live that is gone or changed is told by status', async () => {
  const { manifest } = checkout.get('teacher') ?? (await areaBuild('teacher', 2))
  const path = (name: string) => join(dataDir, 'mfe', 'teacher', manifest.version, name)
  await rm(path('chunk.0.js'))
  await Bun.write(path('chunk.1.js'), 'changed')
  const { output } = await mfe('status teacher')
  expect(output).toContain(`  ! chunk.0.js of teacher ${manifest.version} is missing`)
  expect(output).toContain(`  ! chunk.1.js of teacher ${manifest.version} was changed`)
})

describe('a release', () => {
  test('goes from the checkout over a share of browsers to everybody and back, with who and why', async () => {
    await lies(await areaBuild('teacher', 3))
    expect((await mfe('check teacher')).output).toBe(`teacher ${versionOf(3)} fits what is live`)
    expect((await mfe('release teacher')).output).toBe(`teacher ${versionOf(3)} is released`)
    expect(await stableOf('teacher')).toBe(versionOf(2))
    expect(await codeOf(`canary teacher ${versionOf(3)} --weight 5`)).toBe(0)
    expect(await codeOf('promote teacher')).toBe(0)
    expect(await stableOf('teacher')).toBe(versionOf(3))
    expect(await codeOf('rollback teacher --why broken')).toBe(0)
    expect(await stableOf('teacher')).toBe(versionOf(2))
    expect((await mfe('why teacher')).output).toContain('because: broken')
    const [last] = JSON.parse((await mfe('history teacher --limit 1 --json')).output)
    expect(last).toMatchObject({ act: 'rollback', fromVersion: versionOf(3), toVersion: versionOf(2), why: 'broken' })
  })

  test('does nothing the second time, and nothing at all as a dry run', async () => {
    await lies(await areaBuild('teacher', 3))
    expect((await mfe('release teacher --dry-run')).output).toContain('would be released')
    expect(await codeOf(`promote teacher ${versionOf(3)}`)).toBe(4)
    await mfe('release teacher')
    expect((await mfe('release teacher')).output).toContain('was released before')
    expect((await mfe(`promote teacher ${versionOf(3)} --dry-run`)).output).toContain('a dry run')
    expect(await stableOf('teacher')).toBe(versionOf(2))
    for (const message of [versionOf(3), '(as before)']) {
      expect((await mfe(`promote teacher ${versionOf(3)}`)).output).toContain(message)
    }
  })

  test('ends with 3 when somebody else was faster', async () => {
    await lies(await areaBuild('teacher', 3))
    await mfe('release teacher')
    await mfe(`promote teacher ${versionOf(3)}`)
    const { code, output } = await mfe(`promote teacher ${versionOf(2)} --from ${versionOf(2)} --json`)
    expect([code, JSON.parse(output).code]).toEqual([3, 3])
    expect(output).toContain('somebody else was faster')
    expect(await stableOf('teacher')).toBe(versionOf(3))
  })

  test('stays for a school that there is, and is taken off one that is gone', async () => {
    const gone = crypto.randomUUID()
    const { code, output } = await mfe(`pin teacher ${versionOf(2)} --school ${gone}`)
    expect([code, output]).toEqual([2, expect.stringContaining(`There is no school with the id ${gone}.`)])
    expect((await mfe('status teacher')).output).not.toContain(gone)
    await installation.registry.change([pinStep({ kind: 'area', name: 'teacher' }, gone, versionOf(2))], {
      by: { who: 'nora', why: '' },
    })
    expect(await codeOf(`pin teacher --school ${gone} --off`)).toBe(0)
    expect((await mfe('status teacher')).output).not.toContain(gone)
    expect((await mfe(`pin teacher ${versionOf(2)} --school ${school}`)).output).toContain(`school ${school} on`)
  })

  test('shows what is behind a flag to a share and to a school, and hides it again', async () => {
    const gone = crypto.randomUUID()
    const { output: unknown, code } = await mfe('flag teacher weekPlan --weight 20')
    expect([code, unknown]).toEqual([4, 'What is live of teacher has no flag weekPlan: it has none.'])
    await lies(await areaBuild('teacher', 3, { flags: ['weekPlan'] }))
    await mfe('release teacher')
    await mfe(`promote teacher ${versionOf(3)}`)
    expect((await mfe('flag teacher weekPlan --weight 20 --why few')).code).toBe(0)
    expect((await mfe(`flag teacher weekPlan --school ${gone}`)).output).toContain('There is no school with the id')
    const { output } = await mfe(`flag teacher weekPlan --school ${school}`)
    expect(output).toContain(`flag weekPlan for 20 % and in school ${school}`)
    expect((await mfe(`flag teacher weekPlan --school ${school}`)).output).toContain('(as before)')
    expect((await mfe('history teacher')).output).toContain('flag weekPlan')
    await mfe(`flag teacher weekPlan --school ${school} --off`)
    expect((await mfe('status teacher')).output).toContain('flag weekPlan for 20 %')
    // Nobody is left behind a flag that no version has any more.
    await mfe(`promote teacher ${versionOf(2)}`)
    await mfe('retire teacher')
    expect(await codeOf('flag teacher weekPlan --weight 50')).toBe(4)
    expect(await codeOf('flag teacher weekPlan --off')).toBe(0)
    expect((await mfe('status teacher')).output).not.toContain('weekPlan')
  })

  test('two people who roll back at once leave the bad version for good', async () => {
    await lies(await areaBuild('teacher', 3))
    await mfe('release teacher')
    await mfe(`promote teacher ${versionOf(3)}`)
    await Promise.all([
      mfe('rollback teacher'),
      mfe('rollback teacher'),
      mfe(`rollback teacher --from ${versionOf(3)}`),
    ])
    expect(await stableOf('teacher')).toBe(versionOf(2))
  })

  test('of a shell that drops what a live area uses ends with 4 and says what everybody would lose', async () => {
    await lies(await shellBuild(5))
    expect((await mfe('release shell')).output).toContain(`! teacher ${versionOf(2)} uses useClass, which the shell`)
    const { code, output } = await mfe(`promote shell ${versionOf(5)}`)
    expect(code).toBe(4)
    expect(output).toContain('everybody on teacher would lose it')
    expect(await stableOf('shell')).toBe(versionOf(1))
  })
})

describe('a set of releases', () => {
  const call = 'getReport GET /reports/{id} teacher'
  const reading = (kinds: string) => ({ needs: { ...facade, calls: [call], answers: [`getReport state ${kinds}`] } })
  const answering = (kinds: string) => ({ provides: { calls: [call], answers: [`getReport state ${kinds}`] } })
  const goLive = async () => {
    expect((await mfe('release all')).code).toBe(0)
    expect((await mfe('promote all')).code).toBe(0)
  }

  test('is what release all built here, and never what a colleague released meanwhile', async () => {
    await lies(await areaBuild('teacher', 3, { needs: facade }))
    expect((await mfe('release all')).output).toMatch(/This is set [0-9a-f]{8}: mfe promote all makes it live\.$/)
    await lies(await areaBuild('teacher', 4, { needs: facade }))
    await mfe('release teacher')
    await mfe('promote all')
    expect(await stableOf('teacher')).toBe(versionOf(3))
    expect((await mfe('why teacher')).output).toContain('promote')
    set = undefined
    expect(await mfe('promote all')).toEqual({
      code: 2,
      output: 'Nothing was released from here yet: run mfe release all first.',
    })
  })

  test('that only answers more values than before goes live, says so, and keeps the way back', async () => {
    await lies(await areaBuild('teacher', 3, reading('"open"')), await serviceBuild('teacher', 4, answering('"open"')))
    await goLive()
    await lies(
      await areaBuild('teacher', 5, reading('"done"|"open"')),
      await serviceBuild('teacher', 6, answering('"done"|"open"')),
    )
    expect((await mfe('release all')).output).toContain(
      `+ teacher ${versionOf(3)} does not know getReport state "done", which teacher-service ${versionOf(6)} may answer`,
    )
    expect((await mfe('promote all')).output).not.toContain('is retired')
    expect(await codeOf('rollback teacher')).toBe(0)
    expect(await stableOf('teacher')).toBe(versionOf(3))
  })

  test('that narrows for the area before goes live as a set, which lets that one go; alone it is refused', async () => {
    await lies(await areaBuild('teacher', 3, reading('string')), await serviceBuild('teacher', 4, answering('string')))
    await goLive()
    await lies(
      await areaBuild('teacher', 5, reading('null|string')),
      await serviceBuild('teacher', 6, answering('null|string')),
    )
    await mfe('release all')
    const both = `teacher ${versionOf(5)} teacher-service ${versionOf(6)}`
    const { code, output } = await mfe(`promote ${both}`)
    expect([code, output]).toEqual([4, expect.stringContaining('--retire asks them to reload')])
    expect(await stableOf('teacher')).toBe(versionOf(3))
    const { retiring, ...done } = await mfe('promote all')
    expect([done.code, done.output]).toEqual([0, expect.stringContaining('The version of teacher before is retired')])
    expect(retiring).toEqual([{ kind: 'area', name: 'teacher' }])
    expect(await stableOf('teacher')).toBe(versionOf(5))
    expect((await mfe('retire teacher')).output).toBe(`teacher: ${versionOf(5)}`)
    expect(await codeOf('rollback teacher')).toBe(4)
    expect((await mfe(`promote ${both} --retire`)).retiring).toEqual([])
  })
})

describe('a set of which something narrows', () => {
  const callOf = (name: string, owner: string) => `${name} GET /${name} ${owner}`
  const [former, fresh] = [callOf('former', 'teacher'), callOf('fresh', 'identity')]
  const area = (number: number, ...names: string[]) =>
    areaBuild('teacher', number, { needs: { ...facade, calls: names } })
  const service = (name: 'teacher' | 'identity', number: number, ...names: string[]) =>
    serviceBuild(name, number, { provides: { calls: names } })
  const live = async () =>
    Object.fromEntries((await installation.registry.lines()).map((line) => [unitId(line.unit), line.stable]))
  const begin = async () => {
    await lies(await area(3, former), await service('teacher', 4, former), await service('identity', 5))
    expect((await mfe('release all')).code).toBe(0)
    expect((await mfe('promote all')).code).toBe(0)
    await lies(await area(6, fresh), await service('teacher', 7), await service('identity', 8, fresh))
    expect((await mfe('release all')).code).toBe(0)
    waits.length = 0
  }
  /** What the area calls, and what the services answer, after each change that was made. */
  const states = async (): Promise<string[]> => {
    const events = (await installation.registry.events(undefined, 50)).toReversed()
    const stableNow = new Map<string, string | null>()
    return events.flatMap((event) => {
      if (!['promote', 'rollback'].includes(event.act)) return []
      stableNow.set(unitId(event), event.toVersion)
      return [...stableNow].map(([unit, version]) => `${unit} ${version?.slice(-1)}`).join(', ')
    })
  }

  test('goes live in steps: services that widen, then pages, then services that narrow', async () => {
    await begin()
    const { code, output, retiring } = await mfe('promote all')
    expect([code, output]).toEqual([0, expect.stringContaining('In 3 steps, each of which fits what is live then:')])
    expect(output).toMatch(
      /\n1\. identity-service: .*\n(?:.*\n)*2\. .*\n {3}teacher: .*\n(?:.*\n)*3\. teacher-service: /,
    )
    expect(retiring).toEqual([{ kind: 'area', name: 'teacher' }])
    expect(waits).toHaveLength(3)
    expect([waits[0]?.includes('identity-service'), waits[2]]).toEqual([true, ['teacher-service']])
    // Never is an area live that calls what no service answers.
    const all = await states()
    expect(all.some((state) => state.includes('teacher 3') && state.includes('teacher-service 7'))).toBe(false)
    expect(all.some((state) => state.includes('teacher 6') && state.includes('identity-service 5'))).toBe(false)
    expect(await live()).toMatchObject({
      teacher: versionOf(6),
      'teacher-service': versionOf(7),
      'identity-service': versionOf(8),
    })
  })

  test('is only said by a dry run', async () => {
    await begin()
    const before = await live()
    const { code, output } = await mfe('promote all --dry-run')
    expect([code, output]).toEqual([0, expect.stringMatching(/^In 3 steps.*\n1\. .*\(not done: a dry run\)/)])
    expect(await live()).toEqual(before)
    expect(waits).toEqual([])
  })

  test.each(['identity-service', 'teacher', 'teacher-service'])(
    'is taken back as a whole where %s fails, and goes live with the next set',
    async (unit) => {
      await begin()
      const before = await live()
      failing = unit
      const { code, output } = await mfe('promote all')
      expect([code, output]).toEqual([1, expect.stringContaining(`${unit} does not start.`)])
      expect(output).toContain('The set is taken back as a whole')
      expect(await live()).toEqual(before)
      expect((await mfe('history --limit 1')).output).toContain(`taken back with its set: ${unit} does not start.`)
      failing = undefined
      const again = await mfe('promote all')
      expect([again.code, again.output]).toEqual([0, expect.not.stringContaining('is left out')])
      expect(await stableOf('teacher')).toBe(versionOf(6))
    },
  )

  test('a service that widens and narrows at once is refused before anything changes, and goes live with its area once that is meant', async () => {
    await lies(await area(3, former), await service('teacher', 4, former))
    await mfe('release all')
    await mfe('promote all')
    const other = callOf('other', 'teacher')
    await lies(await area(6, other), await service('teacher', 7, other))
    await mfe('release all')
    const sentence = `teacher-service ${versionOf(7)} at once adds what teacher ${versionOf(6)} needs and drops`
    for (const line of ['promote all --dry-run', 'promote all']) {
      const refused = await mfe(line)
      expect([line, refused.code, refused.output]).toEqual([line, 4, expect.stringContaining(sentence)])
      expect(await live()).toMatchObject({ teacher: versionOf(3), 'teacher-service': versionOf(4) })
    }
    const { code, output } = await mfe('promote all --retire')
    expect([code, output]).toEqual([0, expect.stringContaining('The version of teacher before is retired')])
    expect(await live()).toMatchObject({ teacher: versionOf(6), 'teacher-service': versionOf(7) })
  })

  test('the same in two releases, first what it adds and then what it drops, is refused nowhere', async () => {
    const other = callOf('other', 'teacher')
    await lies(await area(3, former), await service('teacher', 4, former))
    await mfe('release all')
    await mfe('promote all')
    await lies(await area(6, other), await service('teacher', 7, former, other))
    await mfe('release all')
    expect((await mfe('promote all')).code).toBe(0)
    await lies(await service('teacher', 8, other))
    await mfe('release all')
    const { code, output } = await mfe('promote all')
    expect([code, output]).toEqual([0, expect.stringContaining('The version of teacher before is retired')])
    expect(await live()).toMatchObject({ teacher: versionOf(6), 'teacher-service': versionOf(8) })
  })
})

describe('the gateway', () => {
  test('is released, promoted, named by status and rolled back like a service, and is part of all', async () => {
    await lies(await serviceBuild('gateway', 3))
    expect((await mfe('release all')).output).toContain(`gateway ${versionOf(3)} is released`)
    expect(await codeOf('promote all')).toBe(0)
    await lies(await serviceBuild('gateway', 4))
    expect(await codeOf('release gateway')).toBe(0)
    expect((await mfe(`promote gateway ${versionOf(4)}`)).units).toEqual([{ kind: 'service', name: 'gateway' }])
    expect((await mfe('status')).output).toContain(`gateway: ${versionOf(4)} before ${versionOf(3)}\n`)
    expect(await codeOf('rollback gateway')).toBe(0)
    expect(await stableOf('gateway')).toBe(versionOf(3))
    // Where commands of the releases before look for it, which remove files that they do not know.
    expect(existsSync(join(dataDir, 'mfe', 'gateway-service', versionOf(3)))).toBe(true)
  })

  test('has no canary and keeps no school, which is said', async () => {
    await lies(await serviceBuild('gateway', 3))
    await goLiveWith('gateway', 3)
    await lies(await serviceBuild('gateway', 4))
    await mfe('release gateway')
    const canary = await mfe(`canary gateway ${versionOf(4)} --weight 5`)
    expect([canary.code, canary.output]).toEqual([4, expect.stringContaining('The gateway has no canary')])
    const pin = await mfe(`pin gateway ${versionOf(3)} --school ${school}`)
    expect([pin.code, pin.output]).toEqual([4, 'A school cannot stay on a version of the gateway.'])
  })
})

describe('a preview', () => {
  test('gives an address for a version that lies ready; nothing becomes live', async () => {
    await lies(await areaBuild('teacher', 3, { needs: facade }))
    await mfe('release teacher')
    const before = await stableOf('teacher')
    const { code, output } = await mfe(`preview teacher ${versionOf(3)} --hours 2`)
    expect([code, output]).toEqual([0, expect.stringContaining(`/mfe/preview?preview=teacher.${versionOf(3)}`)])
    expect(await stableOf('teacher')).toBe(before)
  })

  test('is refused of what would break, of what is no area, and of what was never released', async () => {
    await lies(await areaBuild('teacher', 4, { needs: { facade: ['useSchool'] } }))
    await mfe('release teacher')
    expect(await mfe(`preview teacher ${versionOf(4)}`)).toMatchObject({
      code: 4,
      output: expect.stringContaining('useSchool'),
    })
    for (const words of ['shell 0.1.0-00000001', `teacher ${versionOf(9)}`, `teacher ${versionOf(2)} --hours 0`])
      expect(await codeOf(`preview ${words}`)).toBe(2)
  })
})

describe('files', () => {
  test('a version of which a file is lost or was changed is not promoted until it is released again', async () => {
    await lies(await areaBuild('teacher', 3))
    await mfe('release teacher')
    const file = join(dataDir, 'mfe', 'teacher', versionOf(3), 'chunk.1.js')
    for (const fault of [() => rm(file), () => Bun.write(file, 'changed')]) {
      await fault()
      const { code, output } = await mfe(`promote teacher ${versionOf(3)}`)
      expect(code).toBe(4)
      expect(output).toContain('is not whole: 1 files are missing or changed. chunk.1.js of teacher')
      await mfe('release teacher')
    }
    expect(await codeOf(`promote teacher ${versionOf(3)}`)).toBe(0)
  })

  test('what was released into another store than that of what is live is not given to pages', async () => {
    await lies(await areaBuild('teacher', 3))
    const elsewhere = await mkdtemp(join(folder, 'elsewhere-'))
    await installation.registry.close()
    installation = openInstallation({ ownerUrl: database.ownerUrl, secret: database.secret, dataDir: elsewhere })
    await mfe('release teacher')
    for (const verb of ['promote', 'canary']) {
      const { code, output } = await mfe(`${verb} teacher ${versionOf(3)}`)
      expect([code, output]).toEqual([4, expect.stringContaining('Nothing of what is live lies in this store')])
    }
    expect(await stableOf('teacher')).toBe(versionOf(2))
  })

  test('versions nobody can have open and leftovers are removed, and nothing that is live, pinned or recent', async () => {
    for (const number of [3, 4, 5]) {
      await lies(await areaBuild('teacher', number))
      await mfe('release teacher')
    }
    await mfe(`pin teacher ${versionOf(3)} --school ${school}`)
    const folder = (number: number) => join(dataDir, 'mfe', 'teacher', versionOf(number))
    await Bun.write(join(folder(7), 'left.js'), 'of a release that broke off')
    expect(await sweep(installation)).toEqual([])
    await database.owner`update registry.release_version set released_at = now() - interval '31 days' where version <> ${versionOf(5)}`
    await database.owner`update registry.release_event set at = now() - interval '31 days'`
    const removed = await sweep(installation, Date.now() + 2 * 3_600_000)
    expect(removed.toSorted()).toEqual([`teacher ${versionOf(4)}`, `teacher ${versionOf(7)}`])
    expect([2, 3, 4, 5, 7].map((number) => existsSync(folder(number)))).toEqual([true, true, false, true, false])
  })
})
