import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Problem } from '../console/problem'
import { format } from './format'
import { nounOf } from './noun'
import { ownerNamed } from './owner'
import { slicePlan } from './slice-plan'

/** The arguments of `bun run new slice <owner> <noun> [<German> <German plural>]`. */
export interface SliceOptions {
  readonly owner: string
  readonly noun: string
  /** One and several. */
  readonly german?: readonly [one: string, many: string]
}

/** The next number after the highest of all owners, four digits. */
const nextMigration = (root: string): string => {
  const files = [...new Bun.Glob('*/*.sql').scanSync({ cwd: join(root, 'packages/database/migrations') })]
  const numbers = files.map((file) => Number(/\/(\d{4})-/.exec(file)?.[1] ?? 0))
  return String(Math.max(...numbers) + 1).padStart(4, '0')
}

/**
 * Writes a whole slice into the tree below `root`: contract, migration, service with its tests, access matrix, calls,
 * screen, texts and browser spec. Returns the new and the changed paths. Throws a sentence, and writes nothing, if the
 * noun is invalid or exists, or the owner is unknown.
 */
export const newSlice = async (root: string, options: SliceOptions) => {
  const noun = nounOf(options.noun, ...(options.german ?? []))
  const { files, edits } = slicePlan(noun, ownerNamed(options.owner), nextMigration(root))
  const known = Object.keys(files).find((path) => existsSync(join(root, path)))
  if (known) throw new Problem(`${known} exists already.`)
  const changed = Object.entries(edits).map(
    ([path, edit]) => [path, edit(readFileSync(join(root, path), 'utf8'))] as const,
  )
  const written = Object.entries(files).map(([path, text]) => [path, `${text.trim()}\n`] as const)
  for (const [path, text] of [...changed, ...written]) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const paths = { created: Object.keys(files), changed: Object.keys(edits) }
  await format(root, [...paths.created, ...paths.changed])
  return paths
}
