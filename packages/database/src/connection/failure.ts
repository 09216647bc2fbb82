import postgres from 'postgres'

/**
 * The database did not answer in time or became unreachable; the transaction was not committed, unless its commit was
 * under way.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'

  constructor(
    readonly code: 'CONNECTION_DEADLINE' | 'CONNECTION_LOST',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

/** A prepared statement no longer matched its table. */
export class StatementOutdated extends Error {
  override readonly name = 'StatementOutdated'
  readonly code = '0A000'

  constructor() {
    super('A table changed behind a prepared statement.')
  }
}

/** SQLSTATE or system code of an error, empty when it has none. */
export const codeOf = (error: unknown): string => {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : ''
}

// Starting up, shutting down, crashed, no connection left, refused, socket or host not there, reset.
const away = /^(08|57P0[123]|53300|CONNECT|ECONN|ENOENT|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT)/

/** Whether an error indicates that the server is unavailable, rather than that it refuses. */
export const isUnreachable = (error: unknown): boolean => away.test(codeOf(error))

// No room on its disk or in its memory, no connection left; a server that only reads, such as a standby after a failover.
const laterOnly = /^(53|25006$)/

/** Whether a pooler such as PgBouncer refuses a setting of the session that it could not restore. */
export const isRefusedByPooler = (error: unknown): boolean =>
  codeOf(error) === '08P01' && error instanceof Error && error.message.includes('unsupported startup parameter')

/** Whether the server takes no writes at the moment, so that the same one is likely to succeed later. */
export const takesNoWrites = (error: unknown): boolean => laterOnly.test(codeOf(error))

/** Whether the server, or what is left of it after a failover, only reads. */
export const isReadOnly = (error: unknown): boolean => codeOf(error) === '25006'

// A changed table behind a prepared statement, pipelined queries after it, a serialisation failure, a deadlock.
const passing = new Set(['0A000', '25P02', '40001', '40P01'])

/** Whether retrying the same transaction is likely to succeed. */
export const isPassing = (error: unknown): boolean => passing.has(codeOf(error))

/**
 * Whether a query failed before it reached the server, for instance for an undefined parameter. In a pipeline the
 * client library then assigns the following answers to the wrong queries, so the connection must not be used any more.
 */
export const isClientFault = (error: unknown): boolean =>
  error instanceof Error && !(error instanceof postgres.PostgresError) && !isUnreachable(error) && 'parameters' in error
