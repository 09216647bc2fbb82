import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import type { Database } from '@lernspur/database/connection/connect'
import type { PlanMode, Query, ResultsOf, Transaction } from '@lernspur/database/transaction/tenant-transaction'
import type { FileStore } from '../file-store/file-store'
import type { Actor } from '../session/actor'
import type { Secrets } from '../session/seal'
import type { Session } from '../session/session'
import type { ExpectedVersion } from './expected-version'

export type { Database, Query, ResultsOf, Transaction }
/** A piece of SQL with its parameters, made by the tag of a transaction and placed inside another statement. */
export type Fragment = Query

/** What a verb gets. Verbs know no HTTP. */
export interface Call {
  /** Refuses with NO_PERMISSION without an active role, which only `session` calls allow. */
  readonly actor: Actor
  /** Refuses with INVALID_TOKEN on public calls. */
  readonly session: Session
  readonly requestId: string
  readonly language: Language
  /** The state of the row that the caller expects; `requireFresh` compares it with the row. */
  readonly expectedVersion: ExpectedVersion
  /**
   * Transaction in the actor's school. With an Idempotency-Key the first response is stored and repeated. `planMode` is
   * for all statements of the transaction.
   */
  write<T>(work: (tx: Transaction) => Promise<T>, planMode?: PlanMode): Promise<T>
  /** The same in a school that the call makes, by its id; the person becomes its admin. */
  writeNewTenant<T>(tenantId: string, work: (tx: Transaction) => Promise<T>): Promise<T>
  /** All queries in one pipelined round trip, in the actor's school. */
  read<const Queries extends readonly Query[]>(
    queries: (tx: Transaction) => Queries,
    planMode?: PlanMode,
  ): Promise<ResultsOf<Queries>>
  /**
   * Does something outside of the database once the transaction has committed, and nothing after a rollback. A failure
   * there does not fail the call.
   */
  afterCommit(work: () => Promise<void>): void
  /**
   * Notifies the listeners of a database channel once the transaction has committed, and nobody after a rollback. Runs
   * apart from the transaction and the call: a transaction that notifies waits at its commit for all others that do.
   */
  publish(channel: string, payloads: readonly string[]): void
  /** Directory tables only, which belong to no school. */
  readonly db: Database
  /** Bytes of uploaded files, by key. */
  readonly files: FileStore
  /** Encrypts data that nobody may read in the database. */
  readonly secrets: Secrets
  /** Where browsers open the product. */
  readonly publicUrl: string
}
