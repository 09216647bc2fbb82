import { connect, type Database } from '../connection/connect'
import { isUnreachable } from '../connection/failure'
import { DatabaseProblem } from '../database-problem'
import { type Transaction, writeDirectory } from '../transaction/tenant-transaction'
import { type MigrationFile, readMigrationFiles } from './migration-files'
import { makeMigrationTable, migrationLock } from './migration-table'
import { prepareServer, toServerProblem } from './prepare-server'

interface MigrateOptions {
  /** The installation's secret, 64 hexadecimal characters; passwords of the service roles are derived from it. */
  readonly secret: string
  /** Folder of the SQL files; the product's own by default. */
  readonly folder?: string
}

const lineOf = (sql: string, error: Error): string => {
  const position = 'position' in error ? Number(error.position) : 0
  return position > 0 ? ` in line ${sql.slice(0, position).split('\n').length}` : ''
}

/** Runs `work` in a transaction that is serialised with those of other migrating processes. */
const inTurn = <T>(owner: Database, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  writeDirectory(owner, async (tx) => {
    await tx`select pg_advisory_xact_lock(${migrationLock})`
    return work(tx)
  })

/** Applies one file; false when it was applied concurrently. */
const apply = async (owner: Database, { name, sql, checksum }: MigrationFile): Promise<boolean> => {
  try {
    return await inTurn(owner, async (tx) => {
      const [applied] = await tx`select from migration where name = ${name}`
      if (applied) return false
      // A migration must not queue behind a long transaction and block all others.
      await tx`set local lock_timeout = '10s'`
      await tx.unsafe(sql)
      await tx`insert into migration (name, checksum) values (${name}, ${checksum})`
      return true
    })
  } catch (error) {
    if (!(error instanceof Error) || isUnreachable(error)) throw error
    const sentence = `The migration ${name} failed${lineOf(sql, error)}: ${error.message}.`
    throw new DatabaseProblem('migration', sentence, { cause: error })
  }
}

const checkUnchanged = (files: readonly MigrationFile[], checksums: ReadonlyMap<string, string>): void => {
  const edited = files.find(({ name, checksum }) => (checksums.get(name) ?? checksum) !== checksum)
  if (!edited) return
  throw new DatabaseProblem(
    'migration',
    `The migration ${edited.name} was changed after it had been applied; undo that and add a new one instead.`,
  )
}

const applyPending = async (owner: Database, folder: string | undefined): Promise<string[]> => {
  const rows = await inTurn(owner, async (tx) => {
    await makeMigrationTable(tx)
    return tx<{ name: string; checksum: string }[]>`select name, checksum from migration`
  })
  const checksums = new Map(rows.map((row) => [row.name, row.checksum]))
  const files = await readMigrationFiles(folder)
  checkUnchanged(files, checksums)
  const applied: string[] = []
  for (const file of files) if (!checksums.has(file.name) && (await apply(owner, file))) applied.push(file.name)
  return applied
}

/**
 * Creates the roles of the services and applies new SQL files, each in a transaction of its own. Concurrent migrations
 * wait. Returns the applied names (`teacher/0013-observation`). Throws a DatabaseProblem.
 */
export const migrate = async (ownerUrl: string, { secret, folder }: MigrateOptions): Promise<string[]> => {
  const owner = connect(ownerUrl, { name: 'migrate', max: 1, statementTimeout: 0 })
  try {
    await prepareServer(owner, ownerUrl, secret)
    return await applyPending(owner, folder)
  } catch (error) {
    throw toServerProblem(error)
  } finally {
    await owner.end()
  }
}
