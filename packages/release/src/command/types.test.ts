import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { versionOf } from '@lernspur/federation/testing/releases'
import { typeFacts } from '@lernspur/federation/types/needed-types'
import { type ReleasedTypes, typesFile } from '@lernspur/federation/types/released-types'
import { type TestDatabase, testDatabase } from '@lernspur/testing/test-database'
import { openInstallation } from '../installation'
import { type FinishedBuild, type Installation, publishBuilds, releaseBuild } from '../release-build'
import { areaBuild, removeBuilds, shellBuild } from '../testing/sample-build'
import { runCommand } from './run-command'

let database: TestDatabase
let dataDir: string
let installation: Installation
let checkout: FinishedBuild

const by = { who: 'test', why: '' }
const entry = 'app-runtime/src/app-runtime.d.ts'
const facadeWith = (parameters: string): ReleasedTypes => ({
  entry,
  files: { [entry]: `export declare const useToast: (${parameters}) => void;` },
})
const withTypes = (types: ReleasedTypes) => ({ [typesFile]: JSON.stringify(types) })
const shell = (number: number, parameters: string) => {
  const types = facadeWith(parameters)
  return shellBuild(
    number,
    { provides: { facade: ['useToast'], types: typeFacts(types, ['useToast']) } },
    withTypes(types),
  )
}
const area = (number: number, parameters: string) => {
  const types = facadeWith(parameters)
  const needs = { facade: ['useToast'], types: typeFacts(types, ['useToast']) }
  return areaBuild('teacher', number, { needs }, 3, withTypes(types))
}

beforeAll(async () => {
  database = await testDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'lernspur-types-'))
  installation = openInstallation({ ownerUrl: database.ownerUrl, secret: database.secret, dataDir })
  await publishBuilds(installation, [await shell(1, 'text: string'), await area(2, 'text: string')], by)
}, 60_000)
afterAll(removeBuilds)
afterAll(async () => {
  await installation.registry.close()
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
})

const mfe = (line: string) =>
  runCommand(line.split(' '), (work) =>
    work({
      installation,
      checkout: [{ kind: 'shell', name: 'shell' }],
      build: async () => checkout,
      releasedSet: { read: async () => undefined, write: async () => undefined },
      previewAddress: () => '',
      isSchool: async () => true,
    }),
  )

test('a shell whose function takes less than a live area gives it is refused by check and promote, and told by release', async () => {
  checkout = await shell(3, 'text: number')
  const sentence = `teacher ${versionOf(2)} uses useToast in a form in which the shell ${versionOf(3)} does not have it: everybody on teacher would see errors. Type 'string' is not assignable to type 'number'.`
  expect(await mfe('check shell')).toEqual({ code: 4, output: sentence })
  const { code, output } = await mfe('release shell')
  expect([code, output]).toEqual([0, expect.stringContaining(`  ! ${sentence}`)])
  expect(await mfe(`promote shell ${versionOf(3)}`)).toEqual({ code: 4, output: sentence })
}, 60_000)

test('an area that gives what the live shell does not take is refused, and one that gives less is not', async () => {
  checkout = await area(4, 'text: string, title: string')
  expect((await mfe('check teacher')).code).toBe(0)
  checkout = await area(5, 'text: string | number')
  expect((await mfe('check teacher')).output).toContain(`teacher ${versionOf(5)} uses useToast in a form`)
}, 60_000)

test('a shell whose function takes more goes live', async () => {
  checkout = await shell(6, 'text: string | number, title?: string')
  expect((await mfe('check shell')).code).toBe(0)
  expect((await mfe('release shell')).code).toBe(0)
  expect((await mfe(`promote shell ${versionOf(6)}`)).code).toBe(0)
}, 60_000)

test('where there is no compiler, types that differ are not taken for equal', async () => {
  const { openRegistry } = await import('../registry/open-registry')
  const registry = openRegistry({ url: database.urlFor('release'), secret: database.secret })
  const build = await shell(7, 'text: string, from?: string')
  await releaseBuild(installation, build, by)
  const promoted = registry.promote({ kind: 'shell', name: 'shell' }, build.manifest.version, { by })
  await expect(promoted).rejects.toThrow('differ in the types of useToast, which nobody has compared')
  await registry.close()
}, 60_000)
