import type { ServiceName } from '@lernspur/contracts/wire/route'
import { isAddedService } from '@lernspur/contracts/wire/route'
import { connect, type Database } from '../connection/connect'
import { isUnreachable } from '../connection/failure'
import { DatabaseProblem } from '../database-problem'
import { ownerRole } from '../roles/schema-owner'
import { type Transaction, writeDirectory } from '../transaction/tenant-transaction'
import { requireHarmlessTables } from './added-tables'
import { changeIndexes, withoutConcurrency } from './concurrent-indexes'
import { addedServices, type MigrationFile, readMigrationFiles } from './migration-files'
import { type AppliedMigrations, makeMigrationTables, migrationLock, pendingOf, readApplied } from './migration-table'
import { prepareServer, toServerProblem } from './prepare-server'
import { type FindReaders, readColumns, removedFrom, requireUnread } from './removed-columns'
import { takeOver } from './take-over'

interface MigrateOptions {
  /** The installation's secret, 64 hexadecimal characters; passwords of the service roles are derived from it. */
  readonly secret: string
  /** Folder of the SQL files; the product's own by default. */
  readonly folder?: string
  /** Sentences about who still reads columns that a file took away; with any, that file is not applied. */
  readonly readersOf?: FindReaders
}

const lineOf = (sql: string, error: Error): string => {
  const position = 'internal_position' in error ? Number(error.internal_position) : 0
  return position > 0 ? ` in line ${sql.slice(0, position).split('\n').length}` : ''
}

/** Runs `work` in a transaction that is serialised with those of other migrating processes. */
const inTurn = <T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  writeDirectory(db, async (tx) => {
    await tx`select pg_advisory_xact_lock(${migrationLock})`
    return work(tx)
  })

/**
 * Runs a text with the rights of a role that it cannot leave: within such a function the server refuses every change of
 * role, however it is written, and every end of the transaction. Returns how many rows its last statement concerned.
 */
export const runAs = async (tx: Pick<Transaction, 'unsafe'>, role: string, sql: string): Promise<number> => {
  const run = `public.run_migration_${crypto.randomUUID().replaceAll('-', '')}`
  await tx.unsafe(`set local role ${role}`)
  await tx.unsafe(
    `create function ${run}(text) returns bigint language plpgsql security definer
      as 'declare found bigint; begin execute $1; get diagnostics found = row_count; return found; end'`,
  )
  await tx.unsafe('set local role none')
  const [row] = await tx.unsafe<{ count: number }[]>(`select ${run}($1) as count`, [sql])
  await tx.unsafe(`drop function ${run}(text)`)
  return row?.count ?? 0
}

/** Runs one file as the role of its owner and records it, within the running transaction. */
export const runMigration = async (tx: Pick<Transaction, 'unsafe'>, file: MigrationFile): Promise<void> => {
  await runAs(tx, ownerRole(file.owner), withoutConcurrency(file).sql)
  await record(tx, file)
}

const record = async (tx: Pick<Transaction, 'unsafe'>, file: MigrationFile): Promise<void> => {
  const table = file.isRepeatable ? 'repeatable_migration' : 'migration'
  await tx.unsafe(`insert into ${table} (name, checksum) values ($1, $2)`, [file.name, file.checksum])
}

/** Gives a service that a team has added the rights that each such service has; those of the product have their own. */
export const admit = async (tx: Pick<Transaction, 'unsafe'>, owner: ServiceName): Promise<void> => {
  if (isAddedService(owner)) await tx.unsafe('call admit_service($1)', [owner])
}

/** Records one file that was applied outside of this transaction; false when another process has just done so. */
const recordOnce = (db: Database, file: MigrationFile): Promise<boolean> =>
  inTurn(db, async (tx) => {
    if (pendingOf([file], await readApplied(tx)).length === 0) return false
    await record(tx, file)
    return true
  })

/** Makes the indexes of one file, then records it; false when another process has just done so. */
const applyConcurrently = async (db: Database, file: MigrationFile): Promise<boolean> => {
  await changeIndexes(db, file)
  return await recordOnce(db, file)
}

/** Batches of one school after which a statement counts as one that never ends. */
const maxBatches = 100_000

/**
 * Repeats the statement of one file in every school until it changes no row any more, each time in a transaction of its
 * own, so that nobody waits for all rows; then records it. False when another process has just done so.
 */
const applyInBatches = async (db: Database, file: MigrationFile): Promise<boolean> => {
  const schools = await db<{ id: string }[]>`select id from tenant order by id`
  for (const { id } of schools) {
    for (let batch = 1; ; batch++) {
      const count = await writeDirectory(db, async (tx) => {
        await tx`set local lock_timeout = '10s'`
        await tx`select set_config('app.tenant_id', ${id}, true)`
        return await runAs(tx, ownerRole(file.owner), file.sql)
      })
      if (count === 0) break
      if (batch === maxBatches) throw new Error('it still changes rows after 100,000 batches')
    }
  }
  return await recordOnce(db, file)
}

/** Applies one file; false when another process has just applied it. */
const apply = async (db: Database, file: MigrationFile, readersOf: FindReaders): Promise<boolean> => {
  try {
    if (file.isConcurrent) return await applyConcurrently(db, file)
    if (file.isBatched) return await applyInBatches(db, file)
    return await inTurn(db, async (tx) => {
      if (pendingOf([file], await readApplied(tx)).length === 0) return false
      // A migration must not queue behind a long transaction and block all others.
      await tx`set local lock_timeout = '10s'`
      const before = await readColumns(tx)
      await admit(tx, file.owner)
      await runMigration(tx, file)
      if (isAddedService(file.owner)) await requireHarmlessTables(tx, file.owner, file.name)
      await requireUnread(tx, file.name, removedFrom(before, await readColumns(tx)), readersOf)
      return true
    })
  } catch (error) {
    if (error instanceof DatabaseProblem) throw error
    if (!(error instanceof Error) || isUnreachable(error)) throw error
    const sentence = `The migration ${file.name} failed${lineOf(file.sql, error)}: ${error.message}.`
    throw new DatabaseProblem('migration', sentence, { cause: error })
  }
}

const checkUnchanged = (files: readonly MigrationFile[], { numbered }: AppliedMigrations): void => {
  const checksums = new Map(numbered.map(({ name, checksum }) => [name, checksum]))
  const edited = files.find(
    ({ name, checksum, isRepeatable }) => !isRepeatable && (checksums.get(name) ?? checksum) !== checksum,
  )
  if (!edited) return
  throw new DatabaseProblem(
    'migration',
    `The migration ${edited.name} was changed after it had been applied; undo that and add a new one instead.`,
  )
}

const applyPending = async (
  db: Database,
  files: readonly MigrationFile[],
  readersOf: FindReaders = async () => [],
): Promise<string[]> => {
  const applied = await inTurn(db, async (tx) => {
    await makeMigrationTables(tx)
    await takeOver(tx)
    return readApplied(tx)
  })
  checkUnchanged(files, applied)
  const names: string[] = []
  for (const file of pendingOf(files, applied)) if (await apply(db, file, readersOf)) names.push(file.name)
  return names
}

/**
 * Creates the roles of services and owners and applies new SQL files, each in a transaction of its own and as the role of
 * its owner, those marked `-- concurrently` outside of one, and those
 * marked `-- in batches` in many; then files with functions and views whose text is new to the database. A database of the last version
 * before the baseline is taken over first. Concurrent migrations wait. A file that takes away a column which a function of the
 * database, or somebody whom `readersOf` knows, still reads is not applied. Returns the applied names
 * (`teacher/0007-tables`). Throws a DatabaseProblem.
 */
export const migrate = async (ownerUrl: string, { secret, folder, readersOf }: MigrateOptions): Promise<string[]> => {
  const db = connect(ownerUrl, { name: 'migrate', max: 1, statementTimeout: 0 })
  try {
    const files = await readMigrationFiles(folder)
    await prepareServer(db, ownerUrl, secret, { added: addedServices(files), statementTimeout: 0 })
    return await applyPending(db, files, readersOf)
  } catch (error) {
    throw toServerProblem(error)
  } finally {
    await db.end()
  }
}

/**
 * Gives the database a service that a team has added: its roles, with the password that belongs to `secret`, and the
 * rights that each such service has (rule service-release.10). Does nothing when repeated. Throws a DatabaseProblem.
 */
export const admitService = async (ownerUrl: string, secret: string, service: ServiceName): Promise<void> => {
  const db = connect(ownerUrl, { name: 'migrate', max: 1 })
  try {
    await prepareServer(db, ownerUrl, secret, { added: [service] })
    await inTurn(db, (tx) => admit(tx, service))
  } catch (error) {
    throw toServerProblem(error)
  } finally {
    await db.end()
  }
}
