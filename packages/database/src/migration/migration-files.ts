import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isAddedService, isServiceName, type ServiceName } from '@lernspur/contracts/wire/route'
import { DatabaseProblem } from '../database-problem'
import { isSchemaOwner, type SchemaOwner } from '../roles/schema-owner'

export interface MigrationFile {
  /** `<owner>/<NNNN>-<noun>`, which never changes once it is applied, or `<owner>/functions/<noun>`. */
  readonly name: string
  /** The owner whose tables it changes, and whose role it runs as. */
  readonly owner: SchemaOwner
  /** Replaces functions and views whole, and is applied again when its text changes. */
  readonly isRepeatable: boolean
  /** Makes or drops indexes outside of a transaction: the file has the line `-- concurrently`. */
  readonly isConcurrent: boolean
  /** Changes rows in batches, each in a transaction of its own: the file has the line `-- in batches`. */
  readonly isBatched: boolean
  readonly sql: string
  /** SHA-256 of the text, hexadecimal. */
  readonly checksum: string
}

/** `packages/database/migrations`: a folder for each owner of the product. */
const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))
/** Root of the checkout, or of the folder that has this package installed, such as a team's repository. */
const [above = '', installed] = import.meta.dirname.split('/node_modules/')
const root = installed === undefined ? join(import.meta.dirname, '../../../..') : above
/** A service that a team has added brings its own, in `<service>/migrations`. */
const servicesFolder = join(root, 'services')

/** Number of the last file of the baseline, before which there was no release. */
export const lastOfBaseline = '0013'

const words = '[a-z0-9]+(?:-[a-z0-9]+)*'
const numbered = new RegExp(`^[a-z-]+/(\\d{4})-${words}\\.sql$`)
const repeatable = new RegExp(`^[a-z-]+/functions/${words}\\.sql$`)

/** Sort key: numbered files by their numbers over all owners, then those with functions by name. */
const orderOf = (path: string): string => {
  const number = numbered.exec(path)?.[1]
  if (number !== undefined) return `${number} ${path.slice(0, path.indexOf('/'))}`
  if (repeatable.test(path)) return path
  throw new DatabaseProblem(
    'migration',
    `The migration ${path} is not named <owner>/<NNNN>-<noun>.sql or <owner>/functions/<noun>.sql.`,
  )
}

const ownerOf = (path: string): SchemaOwner => {
  const owner = path.slice(0, path.indexOf('/'))
  if (isSchemaOwner(owner)) return owner
  throw new DatabaseProblem('migration', `The migration ${path} belongs to ${owner}, which owns no tables.`)
}

/** Files of a folder with one folder for each owner, or of the folder of a single `owner`. */
const readFolder = async (folder: string, owner?: SchemaOwner): Promise<MigrationFile[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const prefix = owner === undefined ? '' : `${owner}/`
  const paths = entries.flatMap((entry) =>
    entry.isFile()
      ? `${prefix}${join(entry.parentPath, entry.name)
          .slice(folder.length + 1)
          .replaceAll('\\', '/')}`
      : [],
  )
  const pathByOrder = new Map<string, string>()
  for (const path of paths.toSorted()) {
    const order = orderOf(path)
    const other = pathByOrder.get(order)
    if (other) throw new DatabaseProblem('migration', `The migrations ${other} and ${path} have the same number.`)
    pathByOrder.set(order, path)
  }
  const ordered = [...pathByOrder].sort(([a], [b]) => (a < b ? -1 : 1))
  return Promise.all(
    ordered.map(async ([, path]) => {
      const sql = await readFile(join(folder, path.slice(prefix.length)), 'utf8')
      const checksum = createHash('sha256').update(sql).digest('hex')
      const name = path.replace(/\.sql$/, '')
      const isConcurrent = /^-- concurrently\s*$/m.test(sql)
      const isBatched = /^-- in batches\s*$/m.test(sql)
      return { name, owner: ownerOf(path), isRepeatable: !numbered.test(path), isConcurrent, isBatched, sql, checksum }
    }),
  )
}

/** The services of this checkout that bring migrations of their own, by their folders. */
const servicesWithMigrations = async (): Promise<ServiceName[]> => {
  // A released service is one bundle, and has no checkout around it.
  const entries = await readdir(servicesFolder, { withFileTypes: true }).catch(() => [])
  const names = entries.flatMap((entry) => (entry.isDirectory() && isServiceName(entry.name) ? entry.name : []))
  return names.filter((name) => existsSync(join(servicesFolder, name, 'migrations'))).toSorted()
}

/**
 * All migrations of a folder, or of this checkout: the numbered ones in the order of their numbers, which are unique
 * within an owner, then those that replace functions and views. Those of services that teams have added follow, because
 * they build on what the product has. Throws a DatabaseProblem for an invalid name, or a number that an owner uses twice.
 */
export const readMigrationFiles = async (folder?: string): Promise<MigrationFile[]> => {
  if (folder !== undefined) return await readFolder(folder)
  const added = await servicesWithMigrations()
  const files = [
    readFolder(migrationsFolder),
    ...added.map((service) => readFolder(join(servicesFolder, service, 'migrations'), service)),
  ]
  return (await Promise.all(files)).flat()
}

/** The services that teams have added and that own one of these files. */
export const addedServices = (files: readonly MigrationFile[]): ServiceName[] => [
  ...new Set(files.flatMap(({ owner }) => (isAddedService(owner) ? owner : []))),
]
