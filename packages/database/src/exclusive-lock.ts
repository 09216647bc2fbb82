import { Database } from 'bun:sqlite'

/** Releases a lock. */
export type Release = () => void

/** Connections that hold a lock: a garbage-collected one would release it. */
const held = new Set<Database>()

/** Milliseconds between two attempts. */
const pause = 50

/**
 * Takes the lock of the file at `path`; undefined when another process holds it. The kernel releases it when a process
 * dies, so no lock is ever stale; SQLite gives Bun access to such locks.
 */
export const takeLock = (path: string): Release | undefined => {
  const lock = new Database(path, { create: true })
  try {
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

/** The same, retrying for `timeoutMs` milliseconds while another process holds the lock. */
export const waitForLock = async (path: string, timeoutMs: number): Promise<Release | undefined> => {
  const end = performance.now() + timeoutMs
  for (;;) {
    const release = takeLock(path)
    if (release || performance.now() >= end) return release
    await Bun.sleep(pause)
  }
}
