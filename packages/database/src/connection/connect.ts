import postgres from 'postgres'
import { toAddress } from './address'
import { ConnectionPool } from './connection-pool'
import { openConnection } from './open-connection'
import { withDeadline } from './query-deadline'
import { clientOptions } from './settings'

/** A pool of connections. Queries on it stand alone; transactions go through `tenant-transaction`. */
export interface Database extends postgres.ISql {
  /** Lets running statements finish, for at most `timeout` seconds. */
  end(options?: { timeout?: number }): Promise<void>
  /**
   * Calls `heard` with the payload of every NOTIFY on the channel, over a connection of its own that is reopened when
   * it breaks; `listening` is called each time it starts, because events before that may have been missed.
   */
  listen(channel: string, onMessage: (payload: string) => void, listening?: () => void): Promise<object>
}

interface ConnectOptions {
  /** Application name, shown by the server for each connection. */
  readonly name: string
  /** Connections for single queries, and as many for transactions; 10 by default. Idle ones end after a minute. */
  readonly max?: number
  /**
   * Milliseconds after which the server ends a statement; 15 s by default, 0 for none. A query or a transaction that
   * has no answer 5 s later fails with DatabaseUnavailable.
   */
  readonly statementTimeout?: number
}

const noLimit = 2 ** 31 - 1

/** How transactions run on behalf of one caller. */
export interface ConnectionTerms {
  /** Milliseconds after which the server ends a statement; by default those of `connect`. */
  readonly statementTimeout?: number
  /** Called when a connection begins to work for the caller; what it returns is called when that work is over. */
  readonly begin?: () => () => void
}

const accessOf = new WeakMap<Database, ConnectionTerms & { readonly pool: ConnectionPool }>()

/**
 * Connects lazily. Column names arrive in camelCase, instants as ISO strings `…Z`, days as `YYYY-MM-DD`, bigint as
 * numbers. Throws a DatabaseProblem for an invalid URL; an unreachable server fails the queries.
 */
export const connect = (url: string, options: ConnectOptions): Database => {
  const { name, max = 10, statementTimeout = 15_000 } = options
  const address = toAddress(url)
  const settings = { name, max, statementTimeout }
  // No pipelining between callers: a query that fails in the client would shift everyone's answers (see isClientFault).
  const poolOptions = { ...clientOptions(address, settings), max_pipeline: 0 }
  const timeoutMs = statementTimeout === 0 ? noLimit : statementTimeout + 5_000
  const db = withDeadline(postgres(address.url, poolOptions), timeoutMs)
  const pool = new ConnectionPool(() => openConnection(address, settings), { max, timeoutMs })
  accessOf.set(db, { pool })
  const endPool = db.end
  db.end = async (how) => {
    await Promise.all([endPool(how), pool.end()])
  }
  return db
}

/** The pool for transactions of a database opened by `connect`, and the terms that its user set. */
export const openAccess = (db: Database): ConnectionTerms & { readonly pool: ConnectionPool } => {
  const access = accessOf.get(db)
  if (!access) throw new TypeError('This database was not made by connect().')
  return access
}

/**
 * The same database with the same connections, but transactions run by these terms. Single queries are not affected.
 */
export const withTerms = (db: Database, terms: ConnectionTerms): Database => {
  const view = new Proxy(db, {})
  accessOf.set(view, { ...openAccess(db), ...terms })
  return view
}
