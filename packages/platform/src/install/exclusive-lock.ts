import { Database } from 'bun:sqlite'

/** Gives a lock back. */
export type Release = () => void

/** Connections that hold a lock: collected as garbage, one would let go of it. */
const held = new Set<Database>()

/**
 * Takes the lock that the file at `path` stands for, waiting up to `patience` milliseconds; undefined when another
 * process keeps it. The kernel takes it back from a process that dies, however it dies, so no lock is ever stale.
 */
export const takeLock = (path: string, patience = 0): Release | undefined => {
  const lock = new Database(path, { create: true })
  try {
    lock.run(`pragma busy_timeout = ${patience}`)
    lock.run('begin exclusive')
    held.add(lock)
    return () => {
      held.delete(lock)
      lock.close()
    }
  } catch (error) {
    lock.close()
    if (error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY') return undefined
    throw error
  }
}
