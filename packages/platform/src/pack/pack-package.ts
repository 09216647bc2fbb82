import { createHash } from 'node:crypto'
import { renameSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Problem } from '../console/problem'

/** A package of ours as an archive that can be installed anywhere. */
export interface PackedPackage {
  readonly name: string
  /** Path of its archive, below the folder. */
  readonly path: string
  /** Integrity of its archive, as in a lock. */
  readonly integrity: string
  /** Its dependencies, as in a lock: exact versions, including packages of ours. */
  readonly needs: Needs
  /** What only its sources need: types, and a document for tests of components. */
  readonly forSources: Readonly<Record<string, string>>
}

interface Needs {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

interface Manifest extends Needs {
  readonly name: string
  readonly devDependencies?: Readonly<Record<string, string>>
}

/** Of what a package is developed with, what its sources need where they are compiled and tested as part of an area. */
const sourcesNeed = /^(?:@types|@testing-library|@happy-dom)\/|^happy-dom$/

const run = async (command: readonly string[], cwd: string): Promise<string> => {
  const child = Bun.spawn([...command], { cwd, stdin: 'ignore', stdout: 'pipe', stderr: 'pipe' })
  const [output, errors] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()])
  if ((await child.exited) !== 0) throw new Problem(`${cwd} could not be packed:\n\n${errors.trim()}`)
  return output
}

/**
 * Packs the package in `source` into `packed` below `folder`, all absolute. The archive is named by its content, so
 * that new content is never mistaken for an installed archive.
 */
export const packPackage = async (source: string, folder: string): Promise<PackedPackage> => {
  const output = await run([process.execPath, 'pm', 'pack', '--quiet', '--destination', join(folder, 'packed')], source)
  const archive = output.trim()
  const bytes = await Bun.file(archive).bytes()
  const digest = createHash('sha512').update(bytes).digest()
  const named = archive.replace(/\.tgz$/, `-${digest.toString('hex').slice(0, 8)}.tgz`)
  renameSync(archive, named)
  // The packed manifest names versions of workspace packages.
  const files = await new Bun.Archive(bytes).files('package/package.json')
  const text = await files.get('package/package.json')?.text()
  if (text === undefined) throw new Problem(`${named} has no package.json.`)
  const { name, dependencies, optionalDependencies, devDependencies = {} } = JSON.parse(text) as Manifest
  const needs = { ...(dependencies && { dependencies }), ...(optionalDependencies && { optionalDependencies }) }
  return {
    name,
    path: relative(folder, named),
    integrity: `sha512-${digest.toString('base64')}`,
    needs,
    forSources: Object.fromEntries(Object.entries(devDependencies).filter(([one]) => sourcesNeed.test(one))),
  }
}
