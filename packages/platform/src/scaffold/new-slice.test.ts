import { afterAll, beforeAll, expect, test } from 'bun:test'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkBoundaries } from '../verify/boundaries'
import { runProgram } from '../verify/stage'
import { sourceFiles } from '../verify/tree/tree-files'
import { treeComplaints } from '../verify/tree/tree-rules'
import { newSlice } from './new-slice'
import { copyTree, type TreeCopy } from './tree-copy'

/** Milliseconds for a test that compiles or starts a database, on a busy machine. */
const longTimeout = 180_000

let tree: TreeCopy
let written: Awaited<ReturnType<typeof newSlice>>

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
  expect(await failureOf('-e', `process.exit((await ${update}) ? 0 : 1)`)).toBe('')
})
afterAll(async () => {
  // The tests in the copy have started a server that belongs to the copy.
  await run('-e', "await (await (await import('./packages/database/src/testing/test-server')).testServer()).stop()")
  tree.remove()
})

test('a slice is at most 12 new files and 6 changed ones', () => {
  expect(written.created.length).toBeLessThanOrEqual(12)
  expect(written.changed.length).toBeLessThanOrEqual(6)
  for (const path of [...written.created, ...written.changed])
    expect([path, existsSync(join(tree.folder, path))]).toEqual([path, true])
})

test(
  'its types are well',
  async () => {
    expect(await failureOf('node_modules/typescript/bin/tsc', '--project', 'tsconfig.json')).toBe('')
  },
  longTimeout,
)

test(
  'its style, its imports, its place in the tree and its texts are well',
  async () => {
    const paths = [...written.created, ...written.changed].filter((path) => !path.endsWith('.sql'))
    const biome = 'node_modules/@biomejs/biome/bin/biome'
    expect(await failureOf(biome, 'check', '--vcs-enabled=false', '--error-on-warnings', ...paths)).toBe('')
    expect((await checkBoundaries(tree.folder)).output).toBe('')
    expect(treeComplaints(sourceFiles(tree.folder))).toEqual([])
    const texts = await failureOf('packages/app-kit/check-translations.ts', tree.folder)
    expect(texts.split('\n').filter((line) => line.includes('parent-meeting'))).toEqual([])
  },
  longTimeout,
)

test(
  'its calls keep to the contract, the access matrix and the rules of the database',
  async () => {
    expect(await failureOf('test', 'services/school-admin/src/parent-meeting', 'packages/database/src/catalogue')).toBe(
      '',
    )
    expect(
      await failureOf('test', 'shell/src/reporting/cleaning', 'packages/conformance/src/access/list-of-calls'),
    ).toBe('')
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
  'its screen is built with its area',
  async () => {
    const build = "(await import('./packages/federation/src/build/build-area')).buildArea('school-admin')"
    const { ok, output } = await run('-e', `console.log((await ${build}).folder)`)
    expect([ok, output]).toEqual([true, expect.stringContaining('school-admin')])
    const release = readFileSync(join(output.trim(), 'release.json'), 'utf8')
    expect(release).toContain('parent-meetings')
  },
  longTimeout,
)

test('a noun that exists, that is none or that nobody owns is refused, and nothing is written', async () => {
  const ask = (owner: string, noun: string) => newSlice(tree.folder, { owner, noun })
  expect(ask('school-admin', 'parent-meeting')).rejects.toThrow('exists already')
  expect(ask('school-admin', 'ParentMeeting')).rejects.toThrow('A noun is one English word')
  expect(ask('nobody', 'room')).rejects.toThrow('A slice belongs to')
})
