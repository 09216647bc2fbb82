import type postgres from 'postgres'
import { type Database, openAccess } from '../connection/connect'
import type { DedicatedConnection } from '../connection/dedicated-connection'
import {
  DatabaseUnavailable,
  isClientFault,
  isPassing,
  isReadOnly,
  isUnreachable,
  StatementOutdated,
} from '../connection/failure'
import { openScope, type Transaction } from './transaction-scope'

/** A query that was built but not sent yet, or a fragment for another one. `Query<Row>` knows its rows. */
export type Query<Row extends object = never> = [Row] extends [never] ? postgres.Fragment : postgres.PendingQuery<Row[]>

/** Rows of each query, in order. */
export type ResultsOf<Queries extends readonly Query[]> = {
  -readonly [Index in keyof Queries]: Awaited<Queries[Index]>[number][]
}

export type { Transaction }

/**
 * How Postgres plans a statement, by its own words: `generic` plans once for a connection, `custom` again for the values
 * of each call, `auto` lets it decide, which is the default. Planning costs more than a short statement itself, so
 * `generic` is for statements whose best plan is the same for every school, person and value; `custom` is for statements
 * where the plan for an average school would read through all of a large one.
 */
export type PlanMode = 'auto' | 'generic' | 'custom'

const planCacheModes = { generic: 'force_generic_plan', custom: 'force_custom_plan' } as const

/** Sets, in one statement, the school and the person of a transaction, and how long each statement may take. */
const settings = (
  sql: postgres.Sql,
  tenantId: string,
  userId: string,
  statementTimeout: number | undefined,
  planMode: PlanMode = 'auto',
): Query => {
  if (planMode !== 'auto') {
    const timeout = statementTimeout === undefined ? null : `${statementTimeout}`
    return sql`
      select set_config('app.tenant_id', ${tenantId}, true), set_config('app.user_id', ${userId}, true),
        set_config('statement_timeout', coalesce(${timeout}, current_setting('statement_timeout')), true),
        set_config('plan_cache_mode', ${planCacheModes[planMode]}, true)`
  }
  return statementTimeout === undefined
    ? sql`select set_config('app.tenant_id', ${tenantId}, true), set_config('app.user_id', ${userId}, true)`
    : sql`
      select set_config('app.tenant_id', ${tenantId}, true), set_config('app.user_id', ${userId}, true),
        set_config('statement_timeout', ${`${statementTimeout}`}, true)`
}

const beginDirectory = (sql: postgres.Sql, statementTimeout: number | undefined): Query[] =>
  statementTimeout === undefined
    ? [sql`begin`]
    : [sql`begin`, sql`select set_config('statement_timeout', ${`${statementTimeout}`}, true)`]

/** Milliseconds that a transaction may take beyond its longest statement. */
const graceMs = 5_000

/** Runs one attempt; a connection that does not answer in time is closed, which makes the server roll back. */
const inTime = async <T>(connection: DedicatedConnection, deadline: number, attempt: Promise<T>): Promise<T> => {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => {
      reject(new DatabaseUnavailable('CONNECTION_DEADLINE', 'The database did not answer in time.'))
      connection.kill()
    },
    Math.max(0, deadline - Date.now()),
  )
  try {
    return await Promise.race([attempt, promise])
  } finally {
    clearTimeout(timer)
  }
}

/** How often a transaction is repeated: on a busy machine, the same two may meet in the same deadlock again. */
const repetitions = 3

/** Milliseconds, at most and by chance, that a repeated transaction leaves to the other one. */
const pauseMs = 50

/**
 * Runs `attempt` on a connection of its own, and repeats it some times after a transient failure, and once after a
 * connection lost before the commit.
 */
const onConnection = async <T>(
  db: Database,
  attempt: (connection: DedicatedConnection, committing: () => void) => Promise<T>,
): Promise<T> => {
  const { pool, statementTimeout = 0, begin } = openAccess(db)
  const deadline = Date.now() + Math.max(pool.timeoutMs, statementTimeout + graceMs)
  for (let repeated = 0; ; repeated += 1) {
    const connection = await pool.take(deadline)
    const end = begin?.()
    let isCommitting = false
    try {
      const committing = () => {
        isCommitting = true
      }
      return await inTime(connection, deadline, attempt(connection, committing))
    } catch (error) {
      // What answers is no longer the server that writes; the next connection is opened to the one that does.
      if (isReadOnly(error)) connection.kill()
      const isLost = isUnreachable(error) || (connection.isLost() && !isClientFault(error))
      const mostTimes = isPassing(error) ? repetitions : isLost && !isCommitting ? 1 : 0
      if (repeated >= mostTimes || Date.now() > deadline) throw error
    } finally {
      end?.()
      pool.give(connection)
    }
    if (repeated > 0) await Bun.sleep(Math.random() * pauseMs)
  }
}

/** What a transaction does. */
type Work<T> = (tx: Transaction) => Promise<T>

const write = <T>(db: Database, opening: (sql: postgres.Sql) => Query[], work: Work<T>) =>
  onConnection(db, async (connection, committing) => {
    const { sql } = connection
    const { tx, revoke } = openScope(sql)
    const opened = opening(sql).map((query) => query.execute())
    let openingError: unknown
    for (const query of opened) {
      query.catch((error: unknown) => {
        // Without BEGIN, the following statements would run outside of the transaction.
        openingError ??= error
        connection.kill()
      })
    }
    try {
      const result = await work(tx)
      revoke()
      await Promise.all(opened)
      committing()
      const { command } = await sql`commit`
      if (command !== 'COMMIT') throw new Error('A statement of the transaction failed, so it was rolled back.')
      return result
    } catch (error) {
      revoke()
      if (isClientFault(error) || isUnreachable(error)) connection.kill()
      else if (!connection.isLost()) await sql`rollback`.catch(connection.kill)
      throw openingError ?? error
    }
  })

/**
 * Runs `work` in one transaction of a school, on behalf of a person if one is given: rows that belong to one person
 * alone are then hidden from all others. BEGIN costs no extra round trip. It is retried up to three times on 0A000,
 * 25P02, 40001 and 40P01, and once on a connection lost before the commit, so `work` must have no side effects outside
 * the database. Throws what `work` throws, or DatabaseUnavailable after 20 s (see `connect`).
 */
export const writeTenant = <T>(
  db: Database,
  tenantId: string,
  work: Work<T>,
  userId = '',
  planMode: PlanMode = 'auto',
): Promise<T> =>
  write(db, (sql) => [sql`begin`, settings(sql, tenantId, userId, openAccess(db).statementTimeout, planMode)], work)

/** As `writeTenant`, for directory tables, which belong to no school. */
export const writeDirectory = <T>(db: Database, work: Work<T>): Promise<T> =>
  write(db, (sql) => beginDirectory(sql, openAccess(db).statementTimeout), work)

/**
 * Sends queries of a school, and of a person as in `writeTenant`, in one round trip and returns the rows of each; all
 * see the same snapshot and none can write. Retried and timed out like `writeTenant`.
 */
export const readTenant = <const Queries extends readonly Query[]>(
  db: Database,
  tenantId: string,
  queries: (tx: Transaction) => Queries,
  userId = '',
  planMode: PlanMode = 'auto',
): Promise<ResultsOf<Queries>> =>
  onConnection(db, async (connection) => {
    const { sql } = connection
    const { tx, revoke } = openScope(sql)
    const requested = queries(tx)
    revoke()
    const begin = sql`begin isolation level repeatable read read only`
    const commit = sql`commit`
    const set = settings(sql, tenantId, userId, openAccess(db).statementTimeout, planMode)
    const pipeline = [begin, set, ...requested, commit].map((query) => query.execute())
    let first: unknown
    for (const query of pipeline) {
      query.catch((error: unknown) => {
        first ??= error
        if (isClientFault(error)) connection.kill()
      })
    }
    await Promise.allSettled(pipeline)
    if (first !== undefined) throw first
    // The client library resends a query whose table has changed, but here after the commit, outside of the tenant's
    // transaction.
    if ((await commit).command !== 'COMMIT') throw new StatementOutdated()
    // As plain arrays: the client library's own kind takes seven times as long to write as JSON.
    return (await Promise.all(requested)).map((rows) => [...rows]) as ResultsOf<Queries>
  })
