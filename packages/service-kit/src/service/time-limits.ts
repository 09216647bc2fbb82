import type { RouteSpec } from '@lernspur/contracts/wire/route'
import { callKindOf } from './route-facts'

/** Milliseconds after which the database ends a statement, by kind of call; shorter than the gateway waits (rule call.9). */
export interface StatementTimeouts {
  readonly read: number
  /** Undefined for the limit of the connection, which is 15 s. */
  readonly write?: number
  /** Uploads, imports, exports and documents. */
  readonly file: number
}

export const statementTimeouts: StatementTimeouts = { read: 5_000, file: 60_000 }

/** The time that each statement of a call may take; undefined for the connection's limit. */
export const statementTimeoutOf = (route: RouteSpec, timeouts: StatementTimeouts): number | undefined =>
  timeouts[callKindOf(route)]
