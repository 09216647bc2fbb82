import postgres from 'postgres'
import { toAddress } from './address'
import { inTime } from './query-deadline'
import { clientOptions } from './settings'
import { socketOption, writingServer } from './writing-server'

/** Who may hold a lock beside others: one session alone, or all that share it. */
type LockMode = 'exclusive' | 'shared'

/** An advisory lock of the database that lasts as long as one connection (rule stack.2). */
interface SessionLock {
  /** Tries to take the lock, over a new connection after a lost one; true when this session holds it now. */
  take(): Promise<boolean>
  /** Whether the lock was taken and the connection that holds it has not been lost since. */
  isHeld(): boolean
  /** Sessions that hold the lock in any mode. */
  countHolders(): Promise<number>
  /** Closes the connection, and with it gives the lock back. */
  release(): Promise<void>
}

interface SessionLockOptions {
  /** Application name, shown by the server. */
  readonly name: string
  /** What is locked; equal texts are one lock in a database. */
  readonly key: string
  readonly mode?: LockMode
  /** Called once when the connection of a held lock is lost. */
  readonly onLost?: () => void
}

/** Milliseconds after which the server ends a statement, and after which a server that does not answer is given up. */
const statementTimeout = 5_000
const timeoutMs = statementTimeout + 1_000

/** After these the server closes the connection of a client that has vanished: 14 s together. */
const keepalives = { tcp_keepalives_idle: 5, tcp_keepalives_interval: 3, tcp_keepalives_count: 3 }

/**
 * A lock that the server gives back by itself when this process ends or its machine vanishes. It has a direct connection
 * of its own: on one of a pool it would outlive the work, or end with an idle connection. Nobody waits for it inside the
 * database, because a waiting statement would keep old rows alive and hold up indexes that are made concurrently.
 */
export const openSessionLock = (
  url: string,
  { name, key, mode = 'exclusive', onLost }: SessionLockOptions,
): SessionLock => {
  const address = toAddress(url)
  const writing = writingServer(address)
  let sql: postgres.Sql | undefined
  let isHeld = false

  const lose = (lost: postgres.Sql | undefined): void => {
    if (sql !== lost) return
    const wasHeld = isHeld
    sql = undefined
    isHeld = false
    if (wasHeld) onLost?.()
  }
  const session = (): postgres.Sql => {
    if (sql) return sql
    const options = clientOptions(address, { name, max: 1, statementTimeout })
    const opened: postgres.Sql = postgres(address.url, {
      ...options,
      ...socketOption(address),
      connection: { ...options.connection, ...keepalives },
      // The client library would close an idle or an old connection, and open another one without the lock.
      idle_timeout: 0,
      max_lifetime: null,
      onclose: () => {
        lose(opened)
        void opened.end({ timeout: 0 })
      },
    })
    sql = opened
    return opened
  }

  /** Asks the session; one that fails, or does not answer, is lost with its lock. */
  const ask = async <T>(question: (used: postgres.Sql) => PromiseLike<T>): Promise<T> => {
    const used = session()
    const end = writing?.wait()
    try {
      return await inTime(question(used), timeoutMs)
    } catch (error) {
      lose(used)
      void used.end({ timeout: 0 })
      throw error
    } finally {
      end?.()
    }
  }

  return {
    isHeld: () => isHeld,
    take: async () => {
      if (isHeld) return true
      return await ask(async (used) => {
        const [row] = await (mode === 'shared'
          ? used<{ isTaken: boolean }[]>`select pg_try_advisory_lock_shared(hashtextextended(${key}, 0)) as is_taken`
          : used<{ isTaken: boolean }[]>`select pg_try_advisory_lock(hashtextextended(${key}, 0)) as is_taken`)
        isHeld = sql === used && row?.isTaken === true
        return isHeld
      })
    },
    countHolders: () =>
      ask(async (used) => {
        const [row] = await used<{ count: number }[]>`
          select count(*)::integer as count from pg_locks l
          where l.locktype = 'advisory' and l.granted and l.objsubid = 1
            and l.database = (select d.oid from pg_database d where d.datname = current_database())
            and (l.classid::bigint << 32 | l.objid::bigint) = hashtextextended(${key}, 0)`
        return row?.count ?? 0
      }),
    release: async () => {
      const used = sql
      sql = undefined
      isHeld = false
      await used?.end({ timeout: 5 })
    },
  }
}
