import { afterAll, beforeAll, expect, test } from 'bun:test'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { announcementReachSchema } from '@lernspur/contracts/provider/announcement.contract'
import type { Registry } from '@lernspur/contracts/registry.contract'
import { unitId } from '@lernspur/contracts/release/release.contract'
import { areasIn } from '@lernspur/federation/configuration/workspace'
import { runCommand } from '@lernspur/release/command/run-command'
import { type FinishedBuild, type Installation, publishBuilds, releaseBuild } from '@lernspur/release/release-build'
import { removeBuilds, shellBuild } from '@lernspur/release/testing/sample-build'
import { type TestPerson, testProvider } from '@lernspur/testing/test-school'
import { root } from '../install/install-packages'
import { readUntil } from '../process/read-until'
import { freePort } from '../test/free-port'
import type { RunningProduct } from '../test/start-product'
import { builtIn, type Clone, cloneCheckout, copySources, runIn } from './testing/clone'
import { type ReleasedProduct, startReleasedProduct } from './testing/released-product'
import { untilServiceRuns } from './until-service-runs'

/** What the next release of the provider's team adds: a field that may be sent, and one more in the answer. */
const next = {
  'packages/contracts/src/provider/announcement.contract.ts': [
    ['z.strictObject(audience)', 'z.strictObject({ ...audience, asksMean: z.optional(z.boolean()) })'],
    ['announcementReachSchema = z.object({', 'announcementReachSchema = z.object({ meanCount: z.int(),'],
  ],
  'services/provider/src/announcement/count-announcement-reach.ts': [
    ['schoolIds }: AnnouncementAudience', 'schoolIds, asksMean }: AnnouncementAudience'],
    ['return reach ??', 'const found = reach ??'],
    ['userCount: 0 }', 'userCount: 0 }\n  return { ...found, meanCount: asksMean ? found.userCount : 0 }'],
  ],
  'mfe-provider/src/announcement/edit/audience.ts': [
    ['roles,\n  stateIds: kind', 'roles,\n  asksMean: true,\n  stateIds: kind'],
  ],
  'mfe-provider/src/announcement/edit/audience-choice.tsx': [['count: reach.userCount', 'count: reach.meanCount']],
} as const
/** The part of what the gateway says of itself that is read here. */
interface Readiness {
  readonly services: Readonly<Record<string, string>>
}

const timeoutMs = 240_000
const by = { who: 'test', why: 'a test' }
const service = { kind: 'service', name: 'provider' } as const

let clone: Clone
let running: ReleasedProduct
let product: RunningProduct
let installation: Installation
let announcer: TestPerson
/** The area and its service, as they are and as they will be. */
const before: FinishedBuild[] = []
const after: FinishedBuild[] = []

beforeAll(async () => {
  clone = await cloneCheckout()
  running = await startReleasedProduct()
  ;({ product, installation } = running)
  announcer = await testProvider(running.database.owner)
}, timeoutMs)

afterAll(removeBuilds)
afterAll(async () => {
  await running.close()
  await clone.remove()
}, timeoutMs)

const step = (name: string, work: () => Promise<void>, within = timeoutMs) => test(name, work, within)

const mfe = (line: string) =>
  runCommand(line.split(' '), (work) =>
    work({
      installation,
      checkout: [],
      releasedSet: { read: async () => undefined, write: async () => undefined },
      build: () => Promise.reject(new Error('Nothing is to be built.')),
      previewAddress: () => '',
      isSchool: async () => true,
    }),
  )
const named = (of: readonly FinishedBuild[]) => of.map(({ manifest }) => `${unitId(manifest)} ${manifest.version}`)
const runs = () => untilServiceRuns(installation, service, product.installation.dataDir)
/** What the area sends, in the version of before or with more. */
const askReach = (more: object = {}) => {
  const body = { roles: [], stateIds: [], schoolTypeIds: [], schoolIds: [], ...more }
  return product.ask(announcer, { method: 'POST', path: '/provider/announcements/reach', body })
}
const misfits = () => {
  const [[area], [, old]] = [named(after), named(before)]
  return [
    `${area} reads countAnnouncementReach meanCount, which ${old} does not answer in that form.`,
    `${area} sends countAnnouncementReach body.asksMean, which ${old} does not take in that form: it would be lost.`,
  ].join('\n')
}

step('two clones at different paths build the same bytes under the same versions', async () => {
  for (const kind of ['area', 'service'] as const) before.push(await builtIn(root, kind))
  for (const [index, kind] of (['area', 'service'] as const).entries())
    expect((await builtIn(clone.folder, kind)).manifest).toEqual(before[index]?.manifest as FinishedBuild['manifest'])
})

step('each area beside packed packages, in a folder without a checkout, becomes the same release', async () => {
  const team = join(clone.folder, '..', 'team')
  await runIn(root, ['packages/platform/src/mfe.ts', 'pack', team])
  for (const area of areasIn()) await copySources(join(root, `mfe-${area}`), join(team, `mfe-${area}`))
  await runIn(team, ['install', '--prefer-offline'])
  // Else npm, and with it npx, by which all commands are called, refuses the folder.
  const { devDependencies, overrides } = await Bun.file(join(team, 'package.json')).json()
  expect(devDependencies).toMatchObject(overrides)
  // One whole release says what compressing does beside packed packages.
  expect((await builtIn(team, 'packedArea')).manifest).toEqual((await builtIn(root, 'area')).manifest)
  for (const area of areasIn().filter((name) => name !== 'provider')) {
    const [outside, here] = [await builtIn(team, 'compiledPackedArea', area), await builtIn(root, 'compiledArea', area)]
    expect(outside.manifest).toEqual(here.manifest)
  }
})

step(
  'that folder is a repository: its scripts verify and test, and its pipeline calls nothing but them and mfe',
  async () => {
    const team = join(clone.folder, '..', 'team')
    const { scripts } = await Bun.file(join(team, 'package.json')).json()
    const workflow = await Bun.file(join(team, '.github/workflows/release.yml')).text()
    const called = [...workflow.matchAll(/bun@1\.4\.5 run (\w+)(?: (\w+))?/g)].map(([, script, verb]) => [script, verb])
    expect(called.filter(([script = '']) => !(script in scripts))).toEqual([])
    expect(called.flatMap(([script, verb]) => (script === 'mfe' ? [verb] : []))).toEqual([
      'check',
      'release',
      'canary',
      'promote',
    ])
    expect(await Bun.file(join(team, '.github/CODEOWNERS')).exists()).toBe(true)
    // A repository's own changes of these files survive the next `pack`.
    await Bun.write(join(team, 'README.md'), '# Ours')
    await runIn(root, ['packages/platform/src/mfe.ts', 'pack', team])
    expect(await Bun.file(join(team, 'README.md')).text()).toBe('# Ours')
    await runIn(team, ['run', 'verify'])
    await runIn(team, ['run', 'test'])
    // The tests of all areas have passed, so those of one are enough beside the one that fails.
    for (const area of areasIn().filter((name) => name !== 'provider'))
      await rm(join(team, `mfe-${area}`), { recursive: true })
    // Tests of components are among them, in a document without a browser.
    await Bun.write(
      join(team, 'mfe-provider/src/failing.unit.test.tsx'),
      `import { expect, test } from 'bun:test'
       import { inDocument, page, render } from '@lernspur/ui/testing/document'
       inDocument()
       test('a component', () => {
         render(<p>Gezeigt</p>)
         expect(page().getByText('Gezeigt').textContent).toBe('Verborgen')
       })`,
    )
    await expect(runIn(team, ['run', 'test'])).rejects.toThrow('Verborgen')
  },
)

step(
  'from an empty folder to an area with a service that a whole Lernspur runs, and a browser spec of it, without a checkout',
  async () => {
    const own = join(clone.folder, '..', 'own')
    const archive = join(own, 'packed/platform.tgz')
    await runIn(root, ['packages/platform/src/mfe.ts', 'pack', own, '--platform', archive])
    await runIn(own, ['install', '--prefer-offline'])
    await runIn(own, ['run', 'mfe', 'new', 'timetable', 'Stundenplan', '--service'])
    await runIn(own, ['run', 'verify'])
    expect((await runIn(own, ['run', 'test'])).trimEnd()).toEndWith('\n1 passed, 0 failed')
    const address = `http://localhost:${freePort()}`
    const start = Bun.spawn([process.execPath, 'run', '--silent', 'start'], {
      cwd: own,
      env: { ...process.env, PORT: new URL(address).port, LERNSPUR_DATA: 'data' },
      stdin: 'ignore',
      stdout: 'pipe',
      stderr: 'inherit',
    })
    try {
      await readUntil(start.stdout, (printed) => printed.includes('timetable-service live'))
      const registry = (await (await fetch(`${address}/mfe/registry.json`)).json()) as Registry
      expect(Object.keys(registry.areas).toSorted()).toEqual([...areasIn(), 'timetable'].toSorted())
      expect(registry.areas.timetable?.current.pages).toMatchObject([{ pattern: '/timetable' }])
      const { services } = (await (await fetch(`${address}/ready`)).json()) as Readiness
      expect(services).toMatchObject({ teacher: 'up', timetable: 'up' })
      // Whatever is live there is what the checkout would release.
      const { manifest } = await builtIn(root, 'area')
      expect(registry.areas.provider?.current.version).toBe(manifest.version)
    } finally {
      start.kill('SIGTERM')
      await start.exited
    }
    await expect(fetch(address)).rejects.toThrow()
    // The service is the same release as in a checkout.
    const folders = ['mfe-timetable', 'services/timetable', 'packages/e2e/src/spec/timetable']
    await runIn(clone.folder, ['packages/platform/src/mfe.ts', 'new', 'timetable', 'Stundenplan', '--service'])
    const here = await builtIn(clone.folder, 'service', 'timetable')
    expect((await builtIn(own, 'packedService', 'timetable')).manifest).toEqual(here.manifest)
    for (const folder of folders) await rm(join(clone.folder, folder), { recursive: true })
    await Bun.write(archive, 'something else')
    await rm(join(own, '.build/platform'), { recursive: true })
    await expect(runIn(own, ['run', 'spec'])).rejects.toThrow('is not the one that package.json names')
    const file = await Bun.file(join(own, 'package.json')).json()
    await Bun.write(join(own, 'package.json'), JSON.stringify({ ...file, lernspur: undefined }))
    await expect(runIn(own, ['run', 'start'])).rejects.toThrow('package.json names no packed platform')
  },
  600_000,
)

step('a new area on the service of before is refused, because that would refuse what it sends', async () => {
  await clone.change(next)
  for (const kind of ['area', 'service'] as const) after.push(await builtIn(clone.folder, kind))
  const { facade = [], libraries = [], slots = [], texts = [] } = after[0]?.manifest.needs ?? {}
  const shell = await shellBuild(1, { provides: { facade, libraries, slots, texts } })
  await publishBuilds(installation, [shell, ...before], by)
  for (const one of after) await releaseBuild(installation, one, by)
  await runs()
  expect(await mfe(`promote ${named(after)[0]}`)).toEqual({ code: 4, output: misfits() })
  const { status, body } = await askReach({ asksMean: true })
  expect([status, body.error]).toEqual([400, 'VALIDATION_FAILED'])
})

step('the area of before goes on with a new service', async () => {
  expect((await mfe(`promote ${named(after)[1]}`)).code).toBe(0)
  expect(await runs()).toBe(`provider runs ${after[1]?.manifest.version}.`)
  const { status, body } = await askReach()
  expect([status, announcementReachSchema.safeParse(body.data).success]).toEqual([200, true])
  expect((await askReach({ asksMean: true })).body.data).toHaveProperty('meanCount')
})

step('the service goes back with its new area, and not alone', async () => {
  expect((await mfe(`promote ${named(after)[0]}`)).code).toBe(0)
  expect(await mfe('rollback provider-service')).toEqual({ code: 4, output: misfits() })
  expect((await mfe('rollback provider provider-service')).code).toBe(0)
  expect(await runs()).toBe(`provider runs ${before[1]?.manifest.version}.`)
  expect((await askReach()).status).toBe(200)
})

step('a service that drops a column is refused, and the sentence says which', async () => {
  const path = 'packages/database/migrations/provider/9998-reach.sql'
  await Bun.write(join(clone.folder, path), 'alter table announcement drop column reach_count;\n')
  const { ownerUrl, secret, dataDir } = product.installation
  const variables = { DATABASE_URL: ownerUrl, LERNSPUR_SECRET: secret, LERNSPUR_DATA: dataDir }
  const released = runIn(clone.folder, ['packages/platform/src/mfe.ts', 'release', 'provider-service'], variables)
  await expect(released).rejects.toThrow(`${path} drops announcement.reach_count: the release before may still rely`)
})

step(
  'a marked migration that takes away what the live service reads is refused as well, and names the reader',
  async () => {
    const path = 'packages/database/migrations/provider/9998-reach.sql'
    const mark = '-- contraction, unread since 0.1.0: nobody needs it any more'
    const { ownerUrl, secret, dataDir } = product.installation
    const variables = { DATABASE_URL: ownerUrl, LERNSPUR_SECRET: secret, LERNSPUR_DATA: dataDir }
    const refused = (words: readonly string[]) =>
      expect(runIn(clone.folder, ['packages/platform/src/mfe.ts', ...words], variables)).rejects.toThrow(
        `announcement.message_en is read by provider-service ${before[1]?.manifest.version}, live`,
      )
    for (const command of ['drop column message_en', 'rename column message_en to body_en']) {
      await Bun.write(join(clone.folder, path), `${mark}\nalter table announcement ${command};\n`)
      await refused(['release', 'provider-service'])
    }
    await refused(['migrate'])
  },
)

step('what the bundler kept of the builds before changes no byte of the next one', async () => {
  await Bun.write(join(clone.folder, 'mfe-provider/src/padding.ts'), "export const padding = 'pt-[13px]'\n")
  await clone.change({
    'mfe-provider/src/tenant/identity/confirm-sheet.tsx': [['className="', 'className="mb-[17px] ']],
    'mfe-provider/locales/de/provider.dashboard.json': [['"title": "', '"title": "Neuer ']],
  })
  await builtIn(clone.folder, 'compiledArea', 'shell')
  await clone.change({ 'shell/locales/de/shell.tour.json': [['Neu hier?', 'Hier neu?']] })
  await Bun.write(join(clone.folder, 'shell/src/padding.ts'), "export const padding = 'pt-[15px]'\n")
  const warmShell = await builtIn(clone.folder, 'compiledArea', 'shell')
  const warm = await builtIn(clone.folder, 'compiledArea')
  const styles: string[] = []
  for await (const path of new Bun.Glob('*.css').scan({ cwd: warm.folder, absolute: true }))
    styles.push(await Bun.file(path).text())
  for (const padding of ['13px', '17px']) expect(styles.join('\n')).toContain(padding)
  await rm(join(clone.folder, '.build'), { recursive: true })
  expect((await builtIn(clone.folder, 'compiledArea')).manifest).toEqual(warm.manifest)
  expect((await builtIn(clone.folder, 'compiledArea', 'shell')).manifest).toEqual(warmShell.manifest)
})

step('an area with a rule for elements outside of it is not built, and the sentence says why', async () => {
  await clone.change({
    'mfe-provider/src/area.css': [['@layer mfe {', '@layer mfe {\n  h1 {\n    display: none;\n  }\n']],
  })
  const build = runIn(clone.folder, ['packages/federation/src/build.ts', 'provider'])
  await expect(build).rejects.toThrow("a rule matches elements outside of [data-mfe='provider']")
})
