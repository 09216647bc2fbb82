import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DatabaseProblem } from '../database-problem'

export interface MigrationFile {
  /** `<owner>/<NNNN>-<noun>`, which never changes once it was applied. */
  readonly name: string
  readonly sql: string
  /** SHA-256 of the text, hexadecimal. */
  readonly checksum: string
}

/** `packages/database/migrations`: a folder for each owning service. */
const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))

const fileName = /^(\d{4})-[a-z0-9]+(?:-[a-z0-9]+)*\.sql$/

const namesIn = async (folder: string): Promise<string[]> => {
  const owners = await readdir(folder, { withFileTypes: true })
  const names = owners.map(async (owner) =>
    (await readdir(join(folder, owner.name))).map((file) => `${owner.name}/${file}`),
  )
  return (await Promise.all(names)).flat()
}

const numberOf = (name: string): string => {
  const number = fileName.exec(name.slice(name.indexOf('/') + 1))?.[1]
  if (!number) throw new DatabaseProblem('migration', `The migration ${name} is not named <owner>/<NNNN>-<noun>.sql.`)
  return number
}

/**
 * All migrations in the order of their numbers, which each owner gives by itself. Throws a DatabaseProblem for an invalid
 * name, or for a number that an owner gave twice.
 */
export const readMigrationFiles = async (folder: string = migrationsFolder): Promise<MigrationFile[]> => {
  const nameByNumber = new Map<string, string>()
  for (const name of await namesIn(folder)) {
    const number = `${numberOf(name)} ${name.split('/')[0]}`
    const other = nameByNumber.get(number)
    if (other) throw new DatabaseProblem('migration', `The migrations ${other} and ${name} have the same number.`)
    nameByNumber.set(number, name)
  }
  const ordered = [...nameByNumber].sort(([a], [b]) => a.localeCompare(b))
  return Promise.all(
    ordered.map(async ([, name]) => {
      const sql = await readFile(join(folder, name), 'utf8')
      return { name: name.replace(/\.sql$/, ''), sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}
