import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { FinishedBuild } from '@lernspur/release/release-build'
import { root } from '../../install/install-packages'

const skipped = new Set(['node_modules', '.build', '.data', '.git'])

/** A second, installed checkout at another path. */
export interface Clone {
  readonly folder: string
  /** Replaces texts in its sources: path → pairs of old and new text. Throws if an old text is not there. */
  change(changes: Readonly<Record<string, readonly (readonly [before: string, after: string])[]>>): Promise<void>
  remove(): Promise<void>
}

/** Runs Bun in a checkout and returns what it prints; throws its error output. */
export const runIn = async (
  checkout: string,
  command: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): Promise<string> => {
  const child = Bun.spawn([process.execPath, ...command], {
    cwd: checkout,
    // Playwright takes the number that this runner gives its own workers for another runner's.
    env: { ...process.env, JEST_WORKER_ID: undefined, ...variables },
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'pipe',
  })
  const [printed, errors] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()])
  if ((await child.exited) !== 0) throw new Error(`${errors}\n${printed}`)
  return printed
}

// What is compiled is all of a build but most of its compressed copies, which follow from the other bytes.
const building = {
  area: (name: string) =>
    `(await import('./packages/federation/src/build/build-area.ts')).buildArea(${JSON.stringify(name)})`,
  compiledArea: (name: string) =>
    `(await import('./packages/federation/src/build/build-area.ts')).compileArea(${JSON.stringify(name)})`,
  service: (name: string) =>
    `(await import('./packages/platform/src/release/build-service.ts')).buildService(${JSON.stringify(name)})`,
  packedArea: (name: string) =>
    `(await import('./node_modules/@lernspur/federation/src/build/build-area.ts')).buildArea(${JSON.stringify(name)})`,
  compiledPackedArea: (name: string) =>
    `(await import('./node_modules/@lernspur/federation/src/build/build-area.ts')).compileArea(${JSON.stringify(name)})`,
  packedService: (name: string) =>
    `(await import('./node_modules/@lernspur/platform/src/release/build-service.ts')).buildService(${JSON.stringify(name)})`,
}

/** Builds an area or a service in that checkout, or in a team's own folder. */
export const builtIn = async (
  checkout: string,
  kind: keyof typeof building,
  name = 'provider',
): Promise<FinishedBuild> => {
  const build = building[kind](name)
  const script = `const { manifest, folder } = await ${build}; console.log(JSON.stringify({ manifest, folder }))`
  return JSON.parse(await runIn(checkout, ['-e', script])) as FinishedBuild
}

/** Copies a folder without installed packages, builds and data. */
export const copySources = (from: string, to: string): Promise<void> =>
  cp(from, to, { recursive: true, filter: (path) => !skipped.has(basename(path)) })

/** Copies this checkout, including uncommitted changes, and installs it. */
export const cloneCheckout = async (): Promise<Clone> => {
  const directory = await mkdtemp(join(tmpdir(), 'lernspur-clone-'))
  const folder = join(directory, 'somewhere', 'else')
  await copySources(root, folder)
  // Tailwind respects `.gitignore` only in a folder that looks like a clone.
  await mkdir(join(folder, '.git'))
  await runIn(folder, ['install', '--frozen-lockfile'])
  return {
    folder,
    change: async (changes) => {
      for (const [path, replacements] of Object.entries(changes)) {
        const file = Bun.file(join(folder, path))
        let text = await file.text()
        for (const [before, after] of replacements) {
          if (!text.includes(before)) throw new Error(`${path} does not say ${before}`)
          text = text.replace(before, after)
        }
        await file.write(text)
      }
    },
    remove: () => rm(directory, { recursive: true, force: true }),
  }
}
