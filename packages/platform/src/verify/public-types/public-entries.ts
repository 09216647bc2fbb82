import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A module that others may import, as the `exports` of a package name it. */
export interface Entry {
  /** As `./student.contract`, or `.` for the package itself. */
  readonly name: string
  /** Absolute path of its declarations. */
  readonly file: string
}

interface Manifest {
  readonly name: string
  readonly version: string
  readonly exports: Readonly<Record<string, string>>
}

export const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

const declarationsOf = (source: string): string => source.replace(/\.tsx?$/, '.d.ts')

/** The files that match a pattern such as `./*`. */
const expand = (folder: string, name: string, source: string): [name: string, source: string][] => {
  if (!source.includes('*')) return [[name, source]]
  const [before = '', after = ''] = source.split('*')
  const files = new Bun.Glob(`${before.slice(2)}**/*${after}`).scanSync({ cwd: folder })
  return [...files]
    .map((file) => `./${file}`)
    .map((file) => [name.replace('*', file.slice(before.length, file.length - after.length)), file])
}

/**
 * The modules of a package that others may import, sorted by name, without styles and test helpers. `folder` is the
 * package, `declarations` the folder of its declarations.
 */
export const publicEntries = (folder: string, declarations: string): Entry[] =>
  Object.entries(readManifest(folder).exports)
    .filter(([, source]) => /\.tsx?$/.test(source))
    .flatMap(([name, source]) => expand(folder, name, source))
    .map(([name, source]) => ({ name, file: join(declarations, declarationsOf(source)) }))
    .filter(({ file }) => existsSync(file))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
