import { afterAll, beforeAll, expect, test } from 'bun:test'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ReleaseManifest, releaseManifestSchema } from '@lernspur/contracts/release/release.contract'
import { createAreaMap } from '@lernspur/federation/runtime/area-map'
import { pageRegistry } from '@lernspur/federation/runtime/page-registry'
import { shellRelease } from '@lernspur/federation/testing/releases'
import { developerKeysFile, openBuild } from '@lernspur/release/development-statement'
import { registryFor } from '@lernspur/release/serve/chosen'
import { eventually } from '@lernspur/testing/eventually'
import { checkBoundaries } from '../verify/boundaries'
import { runProgram } from '../verify/stage'
import { sourceFiles } from '../verify/tree/tree-files'
import { treeViolations } from '../verify/tree/tree-rules'
import { typesCommand } from '../verify/types-state'
import { newArea, removeArea } from './area/new-area'
import { slotsNamed } from './area/slot-files'
import { newSlice } from './new-slice'
import { copyTree, type TreeCopy } from './tree-copy'

/** Milliseconds for a test that compiles or starts a database, on a busy machine. */
const longTimeout = 180_000

/** A build that a shell can show. */
type OpenedBuild = Exclude<ReturnType<typeof openBuild>, string>

let tree: TreeCopy
let written: Awaited<ReturnType<typeof newSlice>>
let ofArea: string[]

const run = (...args: string[]) => runProgram(args, { cwd: tree.folder })
/** What a program says when it fails; empty when all is well. */
const failureOf = async (...args: string[]): Promise<string> => {
  const { ok, output } = await run(...args)
  return ok ? '' : output || 'failed'
}

beforeAll(async () => {
  tree = copyTree()
  const german = ['Elterngespräch', 'Elterngespräche'] as const
  written = await newSlice(tree.folder, { owner: 'school-admin', noun: 'parent-meeting', german })
  const update = "(await import('./packages/platform/src/verify/update-generated')).updateGenerated()"
  ofArea = newArea(tree.folder, 'timetable', 'Stundenplan', slotsNamed('student.tab, class.page,settings.class'))
  // What installing links: what the area names, of which it needs nothing that the others do not have.
  const { dependencies } = JSON.parse(readFileSync(join(tree.folder, 'mfe-timetable', 'package.json'), 'utf8'))
  const installed = (area: string, name: string) => join(tree.folder, area, 'node_modules', name)
  for (const name of Object.keys(dependencies)) {
    cpSync(installed('mfe-teacher', name), installed('mfe-timetable', name), {
      recursive: true,
      verbatimSymlinks: true,
    })
  }
  expect(await failureOf('-e', `process.exit((await ${update}) ? 0 : 1)`)).toBe('')
})
afterAll(async () => {
  // The tests in the copy have started a server that belongs to the copy.
  await run('-e', "await (await (await import('./packages/database/src/testing/test-server')).testServer()).stop()")
  tree.remove()
})

test('a slice is at most 12 new files and 10 changed ones', () => {
  expect(written.created.length).toBeLessThanOrEqual(12)
  expect(written.changed.length).toBeLessThanOrEqual(10)
  for (const path of [...written.created, ...written.changed])
    expect([path, existsSync(join(tree.folder, path))]).toEqual([path, true])
})

test(
  'the types of a slice and of an area are well',
  async () => {
    expect(await failureOf(...typesCommand)).toBe('')
  },
  longTimeout,
)

test(
  'their style, their imports, their places in the tree, their texts and the tests of the area are well',
  async () => {
    const paths = [...written.created, ...written.changed, ...ofArea].filter((path) => !/\.(sql|md)$/.test(path))
    const biome = 'node_modules/@biomejs/biome/bin/biome'
    expect(await failureOf(biome, 'check', '--vcs-enabled=false', '--error-on-warnings', ...paths)).toBe('')
    expect((await checkBoundaries(tree.folder)).output).toBe('')
    expect(treeViolations(sourceFiles(tree.folder))).toEqual([])
    // The list of aliases is the copy's.
    const verify = (name: string) => `(await import('./packages/platform/src/verify/${name}'))`
    const aliases = `${verify('sql-aliases/sql-aliases')}.aliasViolations(${verify('tree/tree-files')}.sourceFiles('.'))`
    expect(await failureOf('-e', `const found = ${aliases}; if (found.length > 0) throw new Error(found)`)).toBe('')
    const texts = await failureOf('packages/app-runtime/check-translations.ts', tree.folder)
    expect(texts.split('\n').filter((line) => /parent-meeting|timetable/.test(line))).toEqual([])
    expect(await failureOf('test', './mfe-timetable/src')).toBe('')
  },
  longTimeout,
)

test(
  'the calls of a slice keep to the contract, the access matrix and the rules of the database',
  async () => {
    expect(await failureOf('test', 'services/school-admin/src/parent-meeting', 'packages/database/src/catalogue')).toBe(
      '',
    )
    expect(
      await failureOf('test', 'shell/src/reporting/cleaning', 'packages/conformance/src/access/list-of-calls'),
    ).toBe('')
    const everyCall = 'packages/api-client/src/derive/every-call'
    expect(await failureOf('test', everyCall, 'packages/conformance/src/audit/named-actions')).toBe('')
    const matrix = [
      'packages/conformance/src/access/access-matrix.test.ts',
      'packages/conformance/src/access/access-matrix-others.test.ts',
      '--test-name-pattern=ParentMeeting',
    ]
    const { ok, output } = await run('test', ...matrix)
    // Its five calls, for each actor.
    const passed = Number(/ (\d+) pass/.exec(output)?.[1])
    expect([ok, passed > 0, passed % 5]).toEqual([true, true, 0])
  },
  longTimeout,
)

test(
  'the screen of a slice is built with its area',
  async () => {
    const build = "(await import('./packages/federation/src/build/build-area')).buildArea('school-admin')"
    const { ok, output } = await run('-e', `console.log((await ${build}).folder)`)
    expect([ok, output]).toEqual([true, expect.stringContaining('school-admin')])
    const release = readFileSync(join(output.trim(), 'release.json'), 'utf8')
    expect(release).toContain('parent-meetings')
  },
  longTimeout,
)

const builtArea = async (): Promise<ReleaseManifest> => {
  const build = "(await import('./packages/federation/src/build')).buildAreas(['timetable'])"
  const { output } = await run('-e', `console.log((await ${build})[0].folder)`)
  return releaseManifestSchema.parse(JSON.parse(readFileSync(join(output.trim(), 'release.json'), 'utf8')))
}

test(
  'an area is built, released like any other, and shown by a shell that never heard of it',
  async () => {
    const page = shellRelease(1)
    const shell: ReleaseManifest = {
      ...{ kind: 'shell', name: 'shell', version: page.version, page },
      ...{ files: [], needs: {}, provides: {} },
    }
    const manifests = [await builtArea(), shell]
    const line = { isEnabled: true, fallback: null, canary: null, pins: {}, flags: {} }
    const lines = manifests.map(({ kind, name, version }) => ({ ...line, unit: { kind, name }, stable: version }))
    const registry = registryFor({ lines, manifests }, { bucket: 50 })
    const map = createAreaMap(pageRegistry(registry ?? expect.unreachable()))
    expect(map.ownerOf('/timetable')).toBe('timetable')
    expect(map.titleOf('timetable')?.de).toBe('Stundenplan')
    expect(map.fillersOf('student.tab')).toMatchObject([{ area: 'timetable', rights: ['canWriteCompetenceEntries'] }])
    expect(map.slotPageAt('/class/7/timetable')?.text.de).toBe('Stundenplan')
    expect(map.pagesAt('own')).toMatchObject([
      { pattern: '/timetable', inRail: true, text: { de: 'Stundenplan', en: 'Timetable' } },
    ])
  },
  longTimeout,
)

test(
  'an area in development is sent signed to a running shell, and after a save only what has changed',
  async () => {
    const dataDir = join(tree.folder, 'developed')
    mkdirSync(dataDir)
    const arrived: OpenedBuild[] = []
    const arrival = (isIt: (one: OpenedBuild) => boolean): Promise<OpenedBuild> =>
      eventually(
        () => arrived.find(isIt),
        () => `the build arrives, after ${arrived.length} others`,
        120_000,
      )
    const shell = Bun.serve({
      port: 0,
      fetch: async (request) => {
        const trusted = readFileSync(join(dataDir, developerKeysFile), 'utf8').trim().split('\n')
        const opened = openBuild(await request.text(), trusted)
        if (typeof opened === 'string') return new Response(null, { status: 403 })
        arrived.push(opened)
        return Response.json({ missing: [] })
      },
    })
    const command = ['packages/platform/src/mfe.ts', 'dev', 'timetable', '--shell', shell.url.origin]
    const child = Bun.spawn([process.execPath, ...command], {
      cwd: tree.folder,
      env: { ...process.env, XDG_CONFIG_HOME: join(dataDir, 'config'), LERNSPUR_DATA: dataDir, LERNSPUR_MODE: 'demo' },
      stdout: 'ignore',
    })
    const locales = join(tree.folder, 'mfe-timetable/locales/de')
    const saved = ['start', 'page'].map((name) => join(locales, `timetable.${name}.json`))
    const before = saved.map((file) => readFileSync(file, 'utf8'))
    try {
      const { statement, sealed } = await arrival(({ statement: { build } }) => build === 1)
      expect(Object.keys(sealed.files).toSorted()).toEqual(statement.files.map(({ path }) => path).toSorted())
      expect(statement).toMatchObject({ shell: shell.url.origin, page: { area: 'timetable' } })
      for (const [index, file] of saved.entries())
        writeFileSync(file, (before[index] ?? '').replaceAll('Stundenplan', 'Wochenplan'))
      const visible = await arrival((one) =>
        Object.values(one.sealed.files).some((file) => atob(file).includes('Wochenplan')),
      )
      // Pages take it in without a reload, so the version stays that of the first build.
      expect(visible.statement.page.version).toBe(statement.page.version)
      expect(visible.statement.refresh.hash).not.toBe(statement.refresh.hash)
      expect(Object.keys(visible.sealed.files).filter((name) => name.includes('locale-en'))).toEqual([])
      // What no module imports is described all the same.
      await arrival((one) => one.statement.page.pages[0]?.text.de === 'Wochenplan')
    } finally {
      for (const [index, file] of saved.entries()) writeFileSync(file, before[index] ?? '')
      child.kill()
      await Promise.all([child.exited, shell.stop(true)])
      rmSync(dataDir, { recursive: true })
    }
    expect(child.exitCode).toBe(0)
  },
  longTimeout,
)

test('an area that exists, or whose name is none, is refused, and nothing is written', () => {
  expect(() => newArea(tree.folder, 'teacher')).toThrow('exists already')
  for (const name of ['Timetable', '../garden', 'shell', 'all', 'teacher-service', ''])
    expect(() => newArea(tree.folder, name)).toThrow('An area is one English word')
  expect(() => slotsNamed('class.page,class.tab')).toThrow('There is no slot "class.tab"')
})

test('an area is removed again, but not while it holds work that would be lost', () => {
  const file = join(tree.folder, 'mfe-timetable/src/routes.tsx')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, `${text}\n`)
  expect(() => removeArea(tree.folder, 'timetable')).toThrow('mfe-timetable/src/routes.tsx')
  expect(existsSync(file)).toBe(true)
  writeFileSync(file, text)
  removeArea(tree.folder, 'timetable')
  expect(existsSync(join(tree.folder, 'mfe-timetable'))).toBe(false)
  expect(() => removeArea(tree.folder, 'timetable')).toThrow('There is no area')
})

test('a noun that exists, that is none or that nobody owns is refused, and nothing is written', async () => {
  const ask = (owner: string, noun: string) => newSlice(tree.folder, { owner, noun })
  expect(ask('school-admin', 'parent-meeting')).rejects.toThrow('exists already')
  expect(ask('school-admin', 'ParentMeeting')).rejects.toThrow('A noun is one English word')
  expect(ask('nobody', 'room')).rejects.toThrow('A slice belongs to')
})
