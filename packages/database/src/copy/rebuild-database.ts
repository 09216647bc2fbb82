import { once } from 'node:events'
import type postgres from 'postgres'
import { toAddress } from '../connection/address'
import { connect } from '../connection/connect'
import { openConnection } from '../connection/open-connection'
import { DatabaseProblem } from '../database-problem'
import { admit, runMigration } from '../migration/migrate'
import { addedServices, type MigrationFile, readMigrationFiles } from '../migration/migration-files'
import { makeMigrationTables, migrationLock } from '../migration/migration-table'
import { prepareServer, toServerProblem } from '../migration/prepare-server'
import { loosenTables } from './loosen-tables'
import type { AppliedMigration } from './snapshot'
import { readTables } from './table'

interface Rebuild {
  /** The installation's secret, from which passwords of the service roles are derived. */
  readonly secret: string
  /** The schema that the rows belong to. */
  readonly migrations: readonly AppliedMigration[]
}

type Fill = (table: string, columns: readonly string[]) => Promise<RowWriter>

/** Takes the rows of one table. */
export interface RowWriter {
  write(rows: Uint8Array): Promise<void>
  /** Waits until the server has taken all rows. */
  end(): Promise<void>
}

/** Begins one COPY from the client; `rows` are in COPY's text format. Rejects with the server's error. */
export const copyIn = async (sql: postgres.Sql, table: string, columns: readonly string[]): Promise<RowWriter> => {
  const failed = Promise.withResolvers<never>()
  failed.promise.catch(() => undefined)
  const copy = sql.unsafe(`copy ${table} (${columns.join(', ')}) from stdin`)
  // The client library reports only errors before the first row; later ones go to a promise that is already settled.
  Object.assign(copy, { reject: failed.reject })
  const stream = await Promise.race([copy.writable(), failed.promise])
  stream.on('error', failed.reject)
  return {
    write: async (rows) => {
      if (!stream.write(rows)) await Promise.race([once(stream, 'drain'), failed.promise])
    },
    end: async () => {
      stream.end()
      await Promise.race([once(stream, 'finish'), failed.promise])
    },
  }
}

/**
 * The checkout's own files for these migrations, and its present functions. Throws a DatabaseProblem when a file is
 * missing or differs.
 */
const filesOf = async (migrations: readonly AppliedMigration[]): Promise<MigrationFile[]> => {
  const checksums = new Map(migrations.map(({ name, checksum }) => [name, checksum]))
  const files = await readMigrationFiles()
  const numbered = files.filter(({ name, checksum }) => checksums.get(name) === checksum)
  if (numbered.length === migrations.length) {
    const owners = new Set(numbered.map(({ owner }) => owner))
    return files.filter((file) => (file.isRepeatable ? owners.has(file.owner) : numbered.includes(file)))
  }
  const known = new Set(numbered.map(({ name }) => name))
  const other = migrations.find(({ name }) => !known.has(name))?.name ?? ''
  throw new DatabaseProblem(
    'migration',
    `The backup was made by another version of Lernspur, whose migration ${other} this one does not have; restore with that version.`,
  )
}

const checkEmpty = async (sql: postgres.Sql): Promise<void> => {
  const [found] = await sql<{ name: string }[]>`
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S', 'f')
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by c.relname limit 1`
  if (!found) return
  throw new DatabaseProblem(
    'not-empty',
    `The database is not empty: it has ${found.name}. A backup is restored into an empty database only.`,
  )
}

const rebuild = async (
  sql: postgres.Sql,
  files: readonly MigrationFile[],
  work: (fill: Fill) => Promise<void>,
): Promise<void> => {
  await makeMigrationTables(sql)
  for (const file of files) {
    await admit(sql, file.owner)
    await runMigration(sql, file)
  }
  const tables = await readTables(sql)
  const tighten = await loosenTables(sql)
  // Some migrations insert rows, which the backup has as well.
  await sql.unsafe(`truncate ${tables.map(({ name }) => name).join(', ')}`)
  await work((table, columns) => copyIn(sql, table, columns))
  await tighten()
  await sql`analyze`
}

/**
 * Builds the schema by the migrations themselves, then `work` fills its tables: all in one transaction, so that after a
 * failure the database is as empty as before. `finish` runs last, right before the commit. Throws a DatabaseProblem for
 * a database that is not empty.
 */
export const rebuildDatabase = async (
  ownerUrl: string,
  { secret, migrations }: Rebuild,
  work: (fill: Fill) => Promise<void>,
  finish: () => Promise<void>,
): Promise<void> => {
  try {
    const files = await filesOf(migrations)
    const owner = connect(ownerUrl, { name: 'restore', max: 1 })
    await prepareServer(owner, ownerUrl, secret, { added: addedServices(files) }).finally(() => owner.end())
    const { sql, kill, end } = await openConnection(toAddress(ownerUrl), { name: 'restore', statementTimeout: 0 })
    try {
      await sql`begin`
      await sql`set local idle_in_transaction_session_timeout = 0`
      await sql`select pg_advisory_xact_lock(${migrationLock})`
      await checkEmpty(sql)
      await rebuild(sql, files, work)
      await finish()
      await sql`commit`
      await end()
    } catch (error) {
      kill()
      throw error
    }
  } catch (error) {
    throw toServerProblem(error)
  }
}
