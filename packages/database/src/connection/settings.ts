import postgres from 'postgres'
import { columnTypes } from './column-types'

export interface ConnectionSettings {
  /** Shown by the server beside each connection. */
  readonly name: string
  readonly max: number
  /** Milliseconds after which the server ends a statement; 0 for none. */
  readonly statementTimeout: number
}

/** Where the server is, as far as the address alone does not say it. */
interface Target {
  readonly socketFolder?: string
}

/** Seconds until an attempt to connect fails. */
export const connectSeconds = 3

/** Seconds before attempt `count + 1` to connect: a restarted server should be found quickly. */
export const backoffSeconds = (count: number): number => Math.min(0.6, 0.05 * 2 ** count)

/** Options of the client library that every connection of Lernspur shares. */
export const clientOptions = ({ socketFolder }: Target, { name, max, statementTimeout }: ConnectionSettings) => ({
  ...(socketFolder && { host: socketFolder }),
  max,
  types: columnTypes,
  transform: { column: { from: postgres.toCamel, to: postgres.fromCamel } },
  connect_timeout: connectSeconds,
  backoff: backoffSeconds,
  idle_timeout: 60,
  onnotice: () => {},
  connection: {
    application_name: `lernspur-${name}`,
    TimeZone: 'UTC',
    DateStyle: 'ISO',
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: 60_000,
  },
})
