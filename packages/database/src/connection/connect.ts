import postgres from 'postgres'
import { toAddress, toPooledAddress } from './address'
import { ConnectionPool, type PoolUsage } from './connection-pool'
import { openConnection } from './open-connection'
import { withDeadline } from './query-deadline'
import { type ConnectionSettings, clientOptions, statementMs } from './settings'
import { socketOption, writingServer } from './writing-server'

/** A pool of connections. Queries on it stand alone; transactions go through `tenant-transaction`. */
export interface Database extends postgres.ISql {
  /** Lets running statements finish, for at most `timeout` seconds; 15 by default, which is how long one may run. */
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
  /** Milliseconds after which a connection is not used again and another one is opened; ten minutes by default. */
  readonly lifetimeMs?: number
}

const noLimit = 2 ** 31 - 1

/** How transactions run on behalf of one caller. */
export interface ConnectionTerms {
  /** Milliseconds after which the server ends a statement; by default those of `connect`. */
  readonly statementTimeout?: number
  /** Called when a connection begins to work for the caller; what it returns is called when that work is over. */
  readonly begin?: () => () => void
}

interface Access extends ConnectionTerms {
  readonly pool: ConnectionPool
  /** The connections for single queries. */
  readonly single: () => PoolUsage
}

const accessOf = new WeakMap<Database, Access>()

/** Connections for single queries, and as many for transactions, unless a process wants fewer. */
export const poolMax = 10

/** A failover is noticed within this time by whoever still talks to the former server. */
const defaultLifetimeMs = 600_000

/** Listens at the server itself: a pooler gives the connection on which somebody listens to the next transaction. */
const directListener = (url: string, settings: ConnectionSettings): postgres.Sql => {
  const address = toAddress(url)
  return postgres(address.url, { ...clientOptions(address, { ...settings, max: 1 }), ...socketOption(address) })
}

/**
 * Connects lazily. Column names arrive in camelCase, instants as ISO strings `…Z`, days as `YYYY-MM-DD`, bigint as
 * numbers. Throws a DatabaseProblem for an invalid URL; an unreachable server fails the queries.
 */
export const connect = (url: string, options: ConnectOptions): Database => {
  const { name, max = poolMax, statementTimeout = statementMs, lifetimeMs = defaultLifetimeMs } = options
  const address = toPooledAddress(url)
  const settings = { name, max, statementTimeout }
  const writing = writingServer(address)
  // No pipelining between callers: a query that fails in the client would shift everyone's answers (see isClientFault).
  const poolOptions = {
    ...clientOptions(address, settings),
    ...socketOption(address),
    max_pipeline: 0,
    max_lifetime: lifetimeMs / 1_000,
  }
  const timeoutMs = statementTimeout === 0 ? noLimit : statementTimeout + 5_000
  let queries = 0
  const db = withDeadline(postgres(address.url, poolOptions), timeoutMs, () => {
    queries += 1
    const end = writing?.wait()
    return () => {
      queries -= 1
      end?.()
    }
  })
  const wait = () => writing?.wait()
  const pool = new ConnectionPool(() => openConnection(address, settings), { max, timeoutMs, lifetimeMs, wait })
  const single = (): PoolUsage => ({ inUse: Math.min(queries, max), waiting: Math.max(0, queries - max), max })
  // The session's own limit does not pass a pooler, so each transaction sets it.
  accessOf.set(db, { pool, single, ...(address.isPooled && { statementTimeout }) })
  const listening = address.isPooled ? directListener(url, settings) : undefined
  if (listening) db.listen = listening.listen
  const endPool = db.end
  // The client library may wait for ever for a connection that the server ends at the same moment.
  db.end = async (how = { timeout: statementMs / 1_000 }) => {
    await Promise.all([endPool(how), pool.end(), listening?.end(how)])
  }
  return db
}

/** The pool for transactions of a database opened by `connect`, and the terms that its user set. */
export const openAccess = (db: Database): Access => {
  const access = accessOf.get(db)
  if (!access) throw new TypeError('This database was not made by connect().')
  return access
}

/** How busy the connections of a database are, those for single queries and those for transactions. */
export const poolUsage = (db: Database): Readonly<Record<'query' | 'transaction', PoolUsage>> => {
  const { pool, single } = openAccess(db)
  return { query: single(), transaction: pool.usage() }
}

/**
 * The same database with the same connections, but transactions run by these terms. Single queries are not affected.
 */
export const withTerms = (db: Database, terms: ConnectionTerms): Database => {
  const view = new Proxy(db, {})
  accessOf.set(view, { ...openAccess(db), ...terms })
  return view
}
