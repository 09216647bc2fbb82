import type postgres from 'postgres'
import { toAddress } from '../../connection/address'
import { openConnection } from '../../connection/open-connection'
import { runAs } from '../../migration/migrate'
import { type MigrationFile, readMigrationFiles } from '../../migration/migration-files'
import { migrationLock } from '../../migration/migration-table'
import { toServerProblem } from '../../migration/prepare-server'
import { ownerRole } from '../../roles/schema-owner'
import { copyIn, type RowWriter } from '../rebuild-database'
import { type AppliedMigration, copyOut, inNameOf, readMigrations } from '../snapshot'
import { readTables, type Table } from '../table'

/** One transaction that writes the rows of one school. */
export interface SchoolWriter {
  readonly sql: postgres.Sql
  readonly migrations: readonly AppliedMigration[]
  /** All tables of the product. */
  readonly tables: readonly Table[]
  /** Takes rows in COPY's text format into a temporary table of these columns of `table`, which `insertStaged` empties. */
  stage(table: string, columns: readonly string[]): Promise<RowWriter>
  /** The name of that temporary table. */
  stagedName(table: string): string
  /**
   * Writes the staged rows of these tables in one statement, at the end of which references are checked: no order has to
   * be kept. Row-level security refuses rows of any other school.
   */
  insertStaged(tables: readonly { readonly name: string; readonly columns: readonly string[] }[]): Promise<void>
  /** Rows in COPY's text format, one a chunk. */
  rowsOf(query: string): AsyncGenerator<Uint8Array>
  /** Repeats what migrations that the archive's database lacked have changed in rows of schools. */
  catchUp(migrations: readonly AppliedMigration[], files?: readonly MigrationFile[]): Promise<void>
}

/** Batches after which a statement counts as one that never ends. */
const maxBatches = 100_000

const catchUp = async (
  sql: postgres.Sql,
  known: readonly AppliedMigration[],
  files: readonly MigrationFile[],
): Promise<void> => {
  const names = new Set(known.map(({ name }) => name))
  const applied = new Set((await readMigrations(sql)).map(({ name }) => name))
  for (const file of files) {
    if (!file.isBatched || names.has(file.name) || !applied.has(file.name)) continue
    for (let batch = 1; (await runAs(sql, ownerRole(file.owner), file.sql)) > 0; batch++) {
      if (batch === maxBatches) throw new Error(`${file.name} still changes rows after 100,000 batches.`)
    }
  }
}

const stagedName = (table: string): string => `staged_${table.replaceAll('"', '')}`

/**
 * Gives `work` a transaction in the name of one school: all of it is written, or nothing. Others keep working; only schema
 * changes wait. Throws what `work` throws, and a DatabaseProblem when the database cannot be used.
 */
export const writeSchool = async <T>(
  ownerUrl: string,
  schoolId: string,
  work: (writer: SchoolWriter) => Promise<T>,
): Promise<T> => {
  try {
    const connection = await openConnection(toAddress(ownerUrl), { name: 'school', statementTimeout: 0 })
    const { sql, kill, end } = connection
    try {
      await sql`begin`
      await sql`set local idle_in_transaction_session_timeout = 0`
      await sql`select pg_advisory_xact_lock_shared(${migrationLock})`
      await inNameOf(sql, schoolId)
      const result = await work({
        sql,
        migrations: await readMigrations(sql),
        tables: await readTables(sql),
        stagedName,
        stage: async (table, columns) => {
          const staged = stagedName(table)
          await sql.unsafe(
            `create temporary table ${staged} on commit drop as select ${columns.join(', ')} from ${table} with no data`,
          )
          return await copyIn(sql, staged, columns)
        },
        insertStaged: async (tables) => {
          const parts = tables.map(({ name, columns }, index) => {
            const list = columns.join(', ')
            return `i${index} as (insert into ${name} (${list}) select ${list} from ${stagedName(name)})`
          })
          if (parts.length > 0) await sql.unsafe(`with ${parts.join(', ')} select 1`)
        },
        rowsOf: (query) => copyOut(connection, query),
        catchUp: async (migrations, files) => catchUp(sql, migrations, files ?? (await readMigrationFiles())),
      })
      await sql`commit`
      await end()
      return result
    } catch (error) {
      kill()
      throw error
    }
  } catch (error) {
    throw toServerProblem(error)
  }
}
