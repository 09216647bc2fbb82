import type postgres from 'postgres'
import { toAddress } from '../connection/address'
import type { DedicatedConnection } from '../connection/dedicated-connection'
import { openConnection } from '../connection/open-connection'
import { migrationLock } from '../migration/migration-table'
import { toServerProblem } from '../migration/prepare-server'
import { readTables, type Table } from './table'

export interface AppliedMigration {
  readonly name: string
  /** SHA-256 of its text, hexadecimal. */
  readonly checksum: string
}

/** A file of the store, by the row that names it. */
export interface StoredFile {
  readonly tenantId: string
  readonly id: string
  readonly table: 'stored_file' | 'report_file'
}

/** The whole database as it was at one instant. */
export interface Snapshot {
  /** ISO 8601, UTC. */
  readonly takenAt: string
  readonly serverVersion: string
  readonly migrations: readonly AppliedMigration[]
  readonly tables: readonly Table[]
  /** Every file that a row of the snapshot names. */
  readonly files: readonly StoredFile[]
  /** A table's rows in COPY's text format, one per chunk. */
  rowsOf(table: Table): AsyncGenerator<Uint8Array>
}

/** Makes the rows of one school visible for the rest of the transaction. */
export const inNameOf = (sql: postgres.Sql, tenantId: string) =>
  sql`select set_config('app.tenant_id', ${tenantId}, true)`

/** Runs one COPY to the client; a row a chunk. */
export async function* copyOut({ sql, resume }: DedicatedConnection, query: string): AsyncGenerator<Uint8Array> {
  const rows = await sql.unsafe(`copy (${query}) to stdout`).readable()
  for await (const row of rows) yield row as Uint8Array
  resume()
}

/** Rows of schools are read school by school, because an owner who is no superuser sees them in no other way. */
const rowsBySchool = (connection: DedicatedConnection, tenantIds: readonly string[]): Snapshot['rowsOf'] =>
  async function* rowsOf({ name, columns, key, isOfTenant }) {
    const select = `select ${columns.join(', ')} from ${name}`
    const order = `order by ${key.join(', ')}`
    if (!isOfTenant) yield* copyOut(connection, `${select} ${order}`)
    else {
      for (const tenantId of tenantIds) {
        await inNameOf(connection.sql, tenantId)
        yield* copyOut(connection, `${select} where tenant_id = '${tenantId}' ${order}`)
      }
    }
  }

/** The files that rows of these schools name. */
export const readFiles = async (sql: postgres.Sql, tenantIds: readonly string[]): Promise<StoredFile[]> => {
  const files: StoredFile[] = []
  // A database of the version before, which the next start migrates, has printed reports in its rows alone.
  const [column] = await sql`
    select from pg_attribute where attrelid = to_regclass('report_file') and attname = 'stored_at'`
  const printed = column
    ? sql`select tenant_id, id, 'report_file' as table from report_file where stored_at is not null`
    : sql`select tenant_id, id, 'report_file' as table from report_file where false`
  for (const tenantId of tenantIds) {
    await inNameOf(sql, tenantId)
    files.push(
      ...(await sql<StoredFile[]>`
      select tenant_id, id, 'stored_file' as table from stored_file where tenant_id = ${tenantId}
      union all
      ${printed} and tenant_id = ${tenantId}
      order by id`),
    )
  }
  return files
}

/** The migrations that the database has. */
export const readMigrations = (sql: postgres.Sql) => sql<AppliedMigration[]>`
  select name, checksum from migration where not is_replaced order by name`

const readSnapshot = async (connection: DedicatedConnection): Promise<Snapshot> => {
  const { sql } = connection
  await sql`set local idle_in_transaction_session_timeout = 0`
  const [about] = await sql<{ takenAt: string; serverVersion: string }[]>`
    select now() as taken_at, current_setting('server_version') as server_version`
  const tenants = await sql<{ id: string }[]>`select id from tenant order by id`
  const tenantIds = tenants.map(({ id }) => id)
  return {
    takenAt: about?.takenAt ?? '',
    serverVersion: about?.serverVersion ?? '',
    migrations: await readMigrations(sql),
    tables: await readTables(sql),
    files: await readFiles(sql, tenantIds),
    rowsOf: rowsBySchool(connection, tenantIds),
  }
}

/**
 * Gives `work` one snapshot of the database while others keep writing. Only schema changes wait until it is done.
 * Throws a DatabaseProblem when the database cannot be used.
 */
export const withSnapshot = async <T>(ownerUrl: string, work: (snapshot: Snapshot) => Promise<T>): Promise<T> => {
  try {
    const connection = await openConnection(toAddress(ownerUrl), { name: 'backup', statementTimeout: 0 })
    try {
      // Before the transaction: its snapshot is taken by its first statement, which must not wait for a migration.
      await connection.sql`select pg_advisory_lock_shared(${migrationLock})`
      await connection.sql`begin isolation level repeatable read read only`
      return await work(await readSnapshot(connection))
    } finally {
      connection.kill()
    }
  } catch (error) {
    throw toServerProblem(error)
  }
}
