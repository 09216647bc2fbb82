import type postgres from 'postgres'
import { toAddress } from '../../connection/address'
import { openConnection } from '../../connection/open-connection'
import { migrationLock } from '../../migration/migration-table'
import { toServerProblem } from '../../migration/prepare-server'
import { type AppliedMigration, copyOut, inNameOf, readFiles, readMigrations, type StoredFile } from '../snapshot'
import type { Table } from '../table'
import { readSchoolTables } from './school-tables'

/** One school as it was at one instant. */
export interface SchoolSnapshot {
  /** ISO 8601, UTC. */
  readonly takenAt: string
  readonly serverVersion: string
  readonly migrations: readonly AppliedMigration[]
  readonly tables: readonly Table[]
  /** Every file that a row of the school names. */
  readonly files: readonly StoredFile[]
  /** For further questions, in the same snapshot and in the name of the school. */
  readonly sql: postgres.Sql
  /** Rows in COPY's text format, one a chunk. */
  rowsOf(query: string): AsyncGenerator<Uint8Array>
}

/**
 * Gives `work` one snapshot of a school while others keep writing. Only schema changes wait until it is done. Throws a
 * DatabaseProblem when the database cannot be used.
 */
export const readSchool = async <T>(
  ownerUrl: string,
  schoolId: string,
  work: (snapshot: SchoolSnapshot) => Promise<T>,
): Promise<T> => {
  try {
    const connection = await openConnection(toAddress(ownerUrl), { name: 'school', statementTimeout: 0 })
    const { sql } = connection
    try {
      // Before the transaction: its snapshot is taken by its first statement, which must not wait for a migration.
      await sql`select pg_advisory_lock_shared(${migrationLock})`
      await sql`begin isolation level repeatable read read only`
      await sql`set local idle_in_transaction_session_timeout = 0`
      await inNameOf(sql, schoolId)
      const [about] = await sql<{ takenAt: string; serverVersion: string }[]>`
        select now() as taken_at, current_setting('server_version') as server_version`
      const snapshot = {
        takenAt: about?.takenAt ?? '',
        serverVersion: about?.serverVersion ?? '',
        migrations: await readMigrations(sql),
        tables: await readSchoolTables(sql),
        files: await readFiles(sql, [schoolId]),
        sql,
        rowsOf: (query: string) => copyOut(connection, query),
      }
      return await work(snapshot)
    } finally {
      connection.kill()
    }
  } catch (error) {
    throw toServerProblem(error)
  }
}
