import { afterAll, beforeAll, expect, test } from 'bun:test'
import { appendFile, cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { type ReleaseManifest, releaseManifestSchema } from '@lernspur/contracts/release.contract'
import { root } from '../configuration/workspace'

const kept = new Set(['node_modules', '.build', '.data', '.git'])
const timeoutMs = 240_000

const run = async (command: readonly string[], cwd: string): Promise<void> => {
  const child = Bun.spawn([process.execPath, ...command], { cwd, stdin: 'ignore', stdout: 'ignore', stderr: 'pipe' })
  const errors = await new Response(child.stderr).text()
  if ((await child.exited) !== 0) throw new Error(errors)
}

/** The manifest of an area as it is built in a folder: its version, and the integrity of each file. */
const built = async (place: string, federation = 'packages/federation'): Promise<ReleaseManifest> => {
  const script = `
    const { buildArea } = await import('./${federation}/src/build/build-area.ts')
    console.log(JSON.stringify((await buildArea('provider')).manifest))`
  const child = Bun.spawn([process.execPath, '-e', script], { cwd: place, stdin: 'ignore', stdout: 'pipe' })
  return releaseManifestSchema.parse(await new Response(child.stdout).json())
}

const copySources = (from: string, to: string): Promise<void> =>
  cp(from, to, { recursive: true, filter: (path) => !kept.has(basename(path)) })

let folder: string
let clone: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lernspur-clone-'))
  clone = join(folder, 'somewhere', 'else')
  await copySources(root, clone)
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

/** What a release says of itself without naming its files. */
const said = (manifest: ReleaseManifest): unknown => {
  if (manifest.kind !== 'area') throw new Error(`${manifest.name} was built as ${manifest.kind}.`)
  const { name, needs, provides, files, page } = manifest
  const { title, owns, pages, verbs, rules, shows } = page
  return { name, needs, provides, files: files.length, title, owns, pages, verbs, rules, shows }
}

test(
  'an area beside packed packages, in a folder without a checkout, becomes the same kind of release',
  async () => {
    const team = join(folder, 'team')
    await run(['packages/platform/src/mfe.ts', 'pack', team], root)
    await copySources(join(root, 'mfe-provider'), join(team, 'mfe-provider'))
    await run(['install', '--offline'], team)
    const [outside, here] = [await built(team, 'node_modules/@lernspur/federation'), await built(root)]
    expect(said(outside)).toEqual(said(here))
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
