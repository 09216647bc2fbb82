import postgres from 'postgres'

export interface ConnectionSettings {
  /** Shown by the server beside each connection. */
  readonly name: string
  readonly max: number
  /** Milliseconds after which the server ends a statement; 0 for none. */
  readonly statementTimeout: number
}

/** What the address alone does not tell: the server's socket folder, and whether a pooler is in between. */
interface Target {
  readonly socketFolder?: string
  readonly isPooled?: true
}

/** Seconds until an attempt to connect fails. */
export const connectSeconds = 3

/** Seconds before attempt `count + 1` to connect: a restarted server should be found quickly. */
export const backoffSeconds = (count: number): number => Math.min(0.6, 0.05 * 2 ** count)

const toText = (value: string | number | bigint): string => `${value}`

/** `2026-11-21 05:26:00.123456+00` as ISO 8601; the session's time zone is UTC, so the offset is always +00. */
const toInstant = (text: string): string => `${text.slice(0, 10)}T${text.slice(11, -3)}Z`

/**
 * How column types are parsed: instants as ISO strings with the database's microseconds, so that they can be compared
 * and sent back; days as `YYYY-MM-DD`; counts as numbers. Time stamps without time zone are not used.
 */
const columnTypes = {
  count: { to: 20, from: [20], serialize: toText, parse: Number },
  instant: {
    to: 1184,
    from: [1184],
    serialize: (value: string | Date): string => (value instanceof Date ? value.toISOString() : value),
    parse: toInstant,
  },
  day: { to: 1082, from: [1082], serialize: toText, parse: String },
}

/** Milliseconds after which the server ends a statement, unless whoever connects says otherwise. */
export const statementMs = 15_000

/** Milliseconds after which the server ends a transaction in which nothing happens. */
export const idleTransactionMs = 60_000

/**
 * Calls read some hundred rows: to start workers for one takes longer than all it does. As text, because the client
 * library leaves out a 0.
 */
export const parallelWorkers = '0'

/** Settings that a session begins with. A pooler takes only those that it can restore; the others are the role's. */
const sessionSettings = ({ isPooled }: Target, { name, statementTimeout }: ConnectionSettings) => ({
  application_name: `lernspur-${name}`,
  TimeZone: 'UTC',
  // As servers write it: a pooler would set anything else anew before each transaction.
  DateStyle: isPooled ? 'ISO, MDY' : 'ISO',
  ...(!isPooled && {
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: idleTransactionMs,
    max_parallel_workers_per_gather: parallelWorkers,
  }),
})

/** Options of the client library that every connection of Lernspur shares. */
export const clientOptions = (target: Target, settings: ConnectionSettings) => ({
  ...(target.socketFolder && { host: target.socketFolder }),
  // The next transaction may be on another connection of the server, which has none of the prepared statements.
  ...(target.isPooled && { prepare: false }),
  max: settings.max,
  types: columnTypes,
  transform: { column: { from: postgres.toCamel, to: postgres.fromCamel } },
  connect_timeout: connectSeconds,
  backoff: backoffSeconds,
  idle_timeout: 60,
  onnotice: () => {},
  connection: sessionSettings(target, settings),
})
