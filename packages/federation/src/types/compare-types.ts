import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { root, unitsIn } from '../configuration/workspace'
import { dependenciesOf, facadePackages } from './facade-packages'
import { neededTypes } from './needed-types'
import type { DeclarationFiles, ReleasedTypes } from './released-types'
import { compileTypes } from './run-compiler'

/** Names of the facade to compare between an area and a shell. */
interface ComparedTypes {
  readonly area: ReleasedTypes
  readonly shell: ReleasedTypes
  /** What the area uses of the shell: the shell's must fit the area's. */
  readonly taken: readonly string[]
  /** What the area gives to the shell: the area's must fit the shell's. */
  readonly given: readonly string[]
}

/** Name → why it does not fit, in the compiler's words. */
type Misfits = Readonly<Record<string, string>>

/** Files that are equal on both sides, with all that they import: one copy of them is enough, and no class is another. */
const equalFiles = (one: DeclarationFiles, other: DeclarationFiles): ReadonlySet<string> => {
  const equal = new Set(Object.keys(one).filter((path) => one[path] === other[path]))
  const importsOf = (path: string) =>
    [...(one[path] ?? '').matchAll(/["'](\.[^"']+)["']/g)].map(
      ([, request = '']) => `${join(dirname(path), request)}.d.ts`,
    )
  for (let before = -1; before !== equal.size; ) {
    before = equal.size
    for (const path of equal) if (importsOf(path).some((file) => file in one && !equal.has(file))) equal.delete(path)
  }
  return equal
}

const write = (folder: string, files: DeclarationFiles, equal: ReadonlySet<string>): void => {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    const other = `${'../'.repeat(path.split('/').length)}area/${path.replace(/\.d\.ts$/, '')}`
    writeFileSync(file, equal.has(path) && !folder.endsWith('/area') ? `export * from '${other}'\n` : text)
  }
}

/** `paths.home` of a module, as a type. */
const memberOf = (module: string, name: string): string => `typeof ${module}.${name}`

const line = (index: number, wanted: string, present: string): string =>
  `export const _${index} = (one: ${present}): ${wanted} => one`

const statements = ({ taken, given }: ComparedTypes): string[] => [
  ...taken.map((name, index) => line(index, memberOf('area', name), memberOf('shell', name))),
  ...given.map((name, index) => line(taken.length + index, `shell.${name}`, `area.${name}`)),
]

const head = (entry: string): string[] => {
  const module = entry.replace(/\.d\.ts$/, '')
  return [`import type * as area from './area/${module}'`, `import type * as shell from './shell/${module}'`]
}

const readMisfits = ({ taken, given }: ComparedTypes, output: string): Misfits => {
  const names = [...taken, ...given]
  const found: Record<string, string> = {}
  for (const [, row = '', reason = ''] of output.matchAll(/^.*compare\.ts\((\d+),\d+\): error \w+: (.+(?:\n .+)*)/gm)) {
    const name = names[Number(row) - 1 - head('').length]
    const [last = ''] = reason.split('\n').slice(-1)
    if (name !== undefined) found[name] = last.trim()
  }
  return found
}

const compare = async (types: ComparedTypes, folder: string): Promise<Misfits> => {
  const equal = equalFiles(types.area.files, types.shell.files)
  write(join(folder, 'area'), types.area.files, equal)
  write(join(folder, 'shell'), types.shell.files, equal)
  const [unit = 'shell'] = unitsIn()
  for (const [name, from] of facadePackages(unit))
    for (const side of ['area', 'shell']) {
      mkdirSync(join(folder, side, basename(name)), { recursive: true })
      symlinkSync(dependenciesOf(from), join(folder, side, basename(name), 'node_modules'))
    }
  writeFileSync(join(folder, 'compare.ts'), [...head(types.area.entry), ...statements(types), ''].join('\n'))
  const { compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'))
  const options = { ...compilerOptions, noEmit: true }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files: ['compare.ts'] }))
  const { isClean, output } = await compileTypes(folder)
  const misfits = readMisfits(types, output)
  if (isClean || Object.keys(misfits).length > 0) return misfits
  throw new Error(`The types of the facade cannot be compared:\n${output}`)
}

/**
 * Names whose types do not fit, judged by the compiler: what a function takes may widen and what it returns may gain
 * fields, in the direction in which it is used. Judged once for the same types.
 */
export const misfitsOf = async (compared: ComparedTypes): Promise<Misfits> => {
  const { taken, given } = compared
  const names = [...taken, ...given]
  const types = {
    ...compared,
    area: neededTypes(compared.area, names),
    shell: neededTypes(compared.shell, names),
  }
  const key = createHash('sha256').update(JSON.stringify(types)).digest('hex').slice(0, 32)
  const known = join(root, '.build/types/verdicts', `${key}.json`)
  if (existsSync(known)) return JSON.parse(readFileSync(known, 'utf8')) as Misfits
  const folder = join(root, '.build/types/verdicts', `${key}-${crypto.randomUUID()}`)
  mkdirSync(folder, { recursive: true })
  try {
    const misfits = await compare(types, folder)
    writeFileSync(join(folder, 'verdict.json'), JSON.stringify(misfits))
    renameSync(join(folder, 'verdict.json'), known)
    return misfits
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
