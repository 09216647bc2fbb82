import { connect, type Database } from '../connection/connect'
import { codeOf, isUnreachable } from '../connection/failure'
import { type Transaction, writeDirectory } from '../connection/tenant-transaction'
import { DatabaseProblem, type DatabaseProblemReason } from '../database-problem'
import { ensureServiceRoles } from '../roles/ensure-service-roles'
import { type MigrationFile, readMigrationFiles } from './migration-files'

interface MigrateOptions {
  /** The installation's secret, 64 hexadecimal characters; passwords of the service roles are derived from it. */
  readonly secret: string
  /** Folder of the SQL files; the product's own by default. */
  readonly folder?: string
}

// The schema uses uuidv7(), which came with this version.
const oldestVersion = 180_000

// Arbitrary, but the same in every version of the product.
const lockKey = 724_516_001

const checkServer = async (owner: Database): Promise<void> => {
  const [server] = await owner<{ number: number; name: string }[]>`
    select current_setting('server_version_num')::int as number, current_setting('server_version') as name`
  if (server && server.number >= oldestVersion) return
  throw new DatabaseProblem(
    'version',
    `Lernspur needs PostgreSQL 18 or newer; the server is ${server?.name ?? 'older'}.`,
  )
}

const lineOf = (sql: string, error: Error): string => {
  const position = 'position' in error ? Number(error.position) : 0
  return position > 0 ? ` in line ${sql.slice(0, position).split('\n').length}` : ''
}

/** Runs `work` in a transaction that is serialised with those of other migrating processes. */
const inTurn = <T>(owner: Database, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  writeDirectory(owner, async (tx) => {
    await tx`select pg_advisory_xact_lock(${lockKey})`
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
    await tx`
      create table if not exists migration (
        name text primary key,
        checksum text not null,
        applied_at timestamptz not null default now()
      )`
    return tx<{ name: string; checksum: string }[]>`select name, checksum from migration`
  })
  const checksums = new Map(rows.map((row) => [row.name, row.checksum]))
  const files = await readMigrationFiles(folder)
  checkUnchanged(files, checksums)
  const applied: string[] = []
  for (const file of files) if (!checksums.has(file.name) && (await apply(owner, file))) applied.push(file.name)
  return applied
}

const toProblem = (cause: unknown): unknown => {
  const problem = (reason: DatabaseProblemReason, sentence: string) => new DatabaseProblem(reason, sentence, { cause })
  if (cause instanceof DatabaseProblem) return cause
  if (isUnreachable(cause)) return problem('unreachable', 'The database at DATABASE_URL does not answer.')
  if (codeOf(cause) === '3D000') return problem('unreachable', 'The database that DATABASE_URL names does not exist.')
  if (codeOf(cause).startsWith('28'))
    return problem('rights', 'The database refuses the user or password of DATABASE_URL.')
  // Name resolution and certificate errors.
  if (cause instanceof Error && codeOf(cause)) {
    return problem('unreachable', `The database at DATABASE_URL cannot be used: ${cause.message}.`)
  }
  return cause
}

/**
 * Creates the roles of the services and applies new SQL files, each in a transaction of its own. Concurrent migrations
 * wait. Returns the applied names (`teacher/0013-observation`). Throws a DatabaseProblem.
 */
export const migrate = async (ownerUrl: string, { secret, folder }: MigrateOptions): Promise<string[]> => {
  const owner = connect(ownerUrl, { name: 'migrate', max: 1, statementTimeout: 0 })
  try {
    await checkServer(owner)
    await ensureServiceRoles(owner, ownerUrl, secret)
    return await applyPending(owner, folder)
  } catch (error) {
    throw toProblem(error)
  } finally {
    await owner.end()
  }
}
