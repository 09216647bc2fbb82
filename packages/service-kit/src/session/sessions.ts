import type { Ahead, Database } from '@lernspur/database/connection/connect'
import type { Transaction } from '@lernspur/database/transaction/tenant-transaction'
import { type SessionRow, sessionOf, sessionQuery } from './resolve-session'
import type { Session } from './session'
import { tokenHash } from './token'

/** What a call does for a session, undefined when it has ended; transactions on the terms of `ahead` ask for it anew. */
type Work<T> = (session: Session | undefined, ahead?: Ahead) => Promise<T>

/** Sessions that are remembered at most. */
const rememberedMax = 5_000

/**
 * Finds the sessions of calls. A session is remembered as the last call found it, so that the next one does not wait for
 * it: `runAhead` begins with what is remembered and asks for the session in the round trip of its first transaction.
 * Nothing is believed for that: unless the session is found unchanged, nothing is committed, nothing that was read or
 * refused is told, and the work is done anew with the session as it is.
 */
export const makeSessions = (db: Database) => {
  const remembered = new Map<string, SessionRow>()

  const remember = (key: string, row: SessionRow | undefined): void => {
    remembered.delete(key)
    if (!row) return
    const [oldest] = remembered.keys()
    if (oldest !== undefined && remembered.size >= rememberedMax) remembered.delete(oldest)
    remembered.set(key, { ...row })
  }

  const run = async <T>(token: string, work: Work<T>): Promise<T> => {
    const hash = tokenHash(token)
    const [row] = await sessionQuery(db, hash)
    remember(hash.toString('base64'), row)
    return work(row && sessionOf(row))
  }

  /** For work that may be done twice: it changes nothing but by transactions. */
  const runAhead = async <T>(token: string, work: Work<T>): Promise<T> => {
    const hash = tokenHash(token)
    const key = hash.toString('base64')
    const known = remembered.get(key)
    if (!known) return run(token, work)
    let isUnchanged: boolean | undefined
    const ask = async (sql: Transaction): Promise<boolean> => {
      const [row] = await sessionQuery(sql, hash)
      // Transactions at the same time all ask: the first answer decides for all, lest one is committed and another not.
      isUnchanged ??= Bun.deepEquals({ ...row }, known)
      if (!isUnchanged) remember(key, row)
      return isUnchanged
    }
    const working = work(sessionOf(known), { send: (sql) => (isUnchanged === undefined ? ask(sql) : undefined) })
    await Promise.allSettled([working])
    return (isUnchanged ?? (await ask(db))) ? working : run(token, work)
  }

  return { run, runAhead }
}

export type Sessions = ReturnType<typeof makeSessions>
