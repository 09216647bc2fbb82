import type { Database } from '../connection/connect'
import { DatabaseProblem } from '../database-problem'
import { ownerRole } from '../roles/schema-owner'
import type { MigrationFile } from './migration-files'
import { migrationLock } from './migration-table'

/** A statement of a file that is marked `-- concurrently`. */
interface IndexStatement {
  readonly act: 'create' | 'drop'
  readonly index: string
  readonly sql: string
}

/** Milliseconds between two attempts to be the one process that makes indexes. */
const pause = 200

const statement =
  /^(?:create\s+(?:unique\s+)?index\s+concurrently\s+(?<made>[a-z_][a-z0-9_]*)\s+on\s|drop\s+index\s+concurrently\s+(?:if\s+exists\s+)?(?<dropped>[a-z_][a-z0-9_]*)$)/i

/** The statements of a file, of which each must make or drop one index concurrently. Throws a DatabaseProblem. */
const statementsOf = ({ name, sql }: MigrationFile): IndexStatement[] =>
  sql
    .replaceAll(/--.*$/gm, '')
    .split(';')
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => {
      const { made, dropped } = statement.exec(one)?.groups ?? {}
      const index = made ?? dropped
      if (index !== undefined) return { act: made === undefined ? 'drop' : 'create', index, sql: one }
      throw new DatabaseProblem(
        'migration',
        `The migration ${name} is marked as concurrent, so it may only hold CREATE INDEX CONCURRENTLY with a name and DROP INDEX CONCURRENTLY.`,
      )
    })

/** Whether an index is there and can be used; one whose making was interrupted is there and is not. */
const stateOf = async (db: Database, index: string): Promise<'missing' | 'invalid' | 'valid'> => {
  const [found] = await db<{ isValid: boolean }[]>`
    select i.indisvalid as is_valid from pg_index i where i.indexrelid = to_regclass(${`public.${index}`})`
  if (!found) return 'missing'
  return found.isValid ? 'valid' : 'invalid'
}

const carryOut = async (db: Database, { act, index, sql }: IndexStatement): Promise<void> => {
  const state = await stateOf(db, index)
  // Nobody can finish it, and it costs every write.
  if (state === 'invalid') await db.unsafe(`drop index concurrently public.${index}`)
  if (act === 'create' && state !== 'valid') await db.unsafe(sql)
  if (act === 'drop' && state === 'valid') await db.unsafe(`drop index concurrently public.${index}`)
}

/**
 * Makes and drops the indexes of a file outside of a transaction and as the role of its owner, while people go on saving
 * (rule stack.7), by one process of the server. What was interrupted before is dropped and made again. Processes take turns without waiting in the
 * database, because a waiting statement would hold up the index. `db` has one connection, and no limit of time.
 */
export const changeIndexes = async (db: Database, file: MigrationFile): Promise<void> => {
  const statements = statementsOf(file)
  const key = migrationLock + 1
  const tryLock = async (): Promise<boolean> => {
    const [lock] = await db<{ isTaken: boolean }[]>`select pg_try_advisory_lock(${key}) as is_taken`
    return lock?.isTaken ?? false
  }
  while (!(await tryLock())) await Bun.sleep(pause)
  try {
    await db.unsafe(`set role ${ownerRole(file.owner)}`)
    // Helpers would take the processors that those who save need; nobody waits for the index.
    await db.unsafe('set max_parallel_maintenance_workers = 0')
    for (const one of statements) await carryOut(db, one)
  } finally {
    await db.unsafe('reset max_parallel_maintenance_workers')
    await db.unsafe('reset role')
    await db`select pg_advisory_unlock(${key})`
  }
}

/** The same within a transaction, for tables that nobody uses yet. */
export const withoutConcurrency = (file: MigrationFile): MigrationFile =>
  file.isConcurrent
    ? {
        ...file,
        sql: statementsOf(file)
          .map(({ sql }) => `${sql.replace(/\bconcurrently\b/i, '')};`)
          .join('\n'),
      }
    : file
