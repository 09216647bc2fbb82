import { afterAll, beforeAll, expect, test } from 'bun:test'
import { appendFile, cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { root } from '../configuration/workspace'

const kept = new Set(['node_modules', '.build', '.data', '.git'])
const timeoutMs = 240_000

const run = async (command: readonly string[], cwd: string): Promise<void> => {
  const child = Bun.spawn([process.execPath, ...command], { cwd, stdin: 'ignore', stdout: 'ignore', stderr: 'pipe' })
  const errors = await new Response(child.stderr).text()
  if ((await child.exited) !== 0) throw new Error(errors)
}

/** The manifest of an area as that checkout builds it: its version, and the integrity of each file. */
const built = async (checkout: string): Promise<unknown> => {
  const script = `
    const { buildArea } = await import('./packages/federation/src/build/build-area.ts')
    console.log(JSON.stringify((await buildArea('provider')).manifest))`
  const child = Bun.spawn([process.execPath, '-e', script], { cwd: checkout, stdin: 'ignore', stdout: 'pipe' })
  return await new Response(child.stdout).json()
}

let folder: string
let clone: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lernspur-clone-'))
  clone = join(folder, 'somewhere', 'else')
  await cp(root, clone, { recursive: true, filter: (path) => !kept.has(basename(path)) })
  // Tailwind heeds `.gitignore` only in what looks like a clone.
  await mkdir(join(clone, '.git'))
  await run(['install', '--frozen-lockfile'], clone)
}, timeoutMs)

afterAll(() => rm(folder, { recursive: true, force: true }), timeoutMs)

test(
  'two clones at different paths build the same bytes under the same versions',
  async () => {
    expect(await built(clone)).toEqual(await built(root))
  },
  timeoutMs,
)

test(
  'an area with a rule for elements outside of it is not built, and the sentence says why',
  async () => {
    await appendFile(join(clone, 'mfe-provider/src/area.css'), '\n@layer mfe {\n  h1 {\n    display: none;\n  }\n}\n')
    const build = run(['packages/federation/src/build.ts', 'provider'], clone)
    await expect(build).rejects.toThrow("a rule matches elements outside of [data-mfe='provider']")
  },
  timeoutMs,
)
