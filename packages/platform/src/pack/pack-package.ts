import { createHash } from 'node:crypto'
import { renameSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Problem } from '../console/problem'

/** A package of ours as an archive that can be installed anywhere. */
export interface PackedPackage {
  readonly name: string
  /** Of its archive, below the folder. */
  readonly path: string
  /** Of its archive, as a lock has it. */
  readonly integrity: string
  /** What it needs, as a lock has it: at exact versions, packages of ours among it. */
  readonly needs: Needs
  /** Packages with types of others, which only its sources ask for. */
  readonly types: Readonly<Record<string, string>>
}

interface Needs {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

interface Manifest extends Needs {
  readonly name: string
  readonly devDependencies?: Readonly<Record<string, string>>
}

const run = async (command: readonly string[], cwd: string): Promise<string> => {
  const child = Bun.spawn([...command], { cwd, stdin: 'ignore', stdout: 'pipe', stderr: 'pipe' })
  const [output, errors] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()])
  if ((await child.exited) !== 0) throw new Problem(`${cwd} could not be packed:\n\n${errors.trim()}`)
  return output
}

/**
 * Packs the package in `source` into `packed` below `folder`, all absolute. The name of the archive tells its content, so that another
 * content is never taken for one that is installed already.
 */
export const packPackage = async (source: string, folder: string): Promise<PackedPackage> => {
  const output = await run([process.execPath, 'pm', 'pack', '--quiet', '--destination', join(folder, 'packed')], source)
  const archive = output.trim()
  const bytes = await Bun.file(archive).bytes()
  const digest = createHash('sha512').update(bytes).digest()
  const named = archive.replace(/\.tgz$/, `-${digest.toString('hex').slice(0, 8)}.tgz`)
  renameSync(archive, named)
  // As packed, where it names versions for the packages of the workspace.
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
    types: Object.fromEntries(Object.entries(devDependencies).filter(([one]) => one.startsWith('@types/'))),
  }
}
