import type postgres from 'postgres'

/**
 * One connection that is never replaced. A pool may put a new connection under a running transaction, whose rest would
 * then run outside of it. On this connection everything after the loss fails instead.
 */
export interface DedicatedConnection {
  readonly sql: postgres.Sql
  readonly isLost: () => boolean
  /** Resumes reading after a COPY to the client, which may leave the socket paused. */
  readonly resume: () => void
  /** Closes the connection at once; pending queries fail, and the server rolls back. */
  readonly kill: () => void
  /** Lets running statements finish. */
  readonly end: () => Promise<void>
}
