/** Milliseconds after which a lock is taken from a tab that holds it: the tab is frozen. */
const lockTimeout = 30_000

const lockName = 'lernspur-outbox'

/** Runs work while no other tab does work of this kind; rejects if another tab takes the lock away meanwhile. */
export type RunExclusively = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * One tab at a time, by a lock that lives as long as the work: an elected leader would stay leader while frozen. Taking
 * the lock away is harmless, because a call that is sent twice has the same key. Without the lock API, tabs send on
 * their own, for the same reason.
 */
export const exclusively: RunExclusively = async (work) => {
  const { locks } = navigator
  if (!locks) return await work()
  let isHeld = false
  const start = () => {
    isHeld = true
    return work()
  }
  try {
    return await locks.request(lockName, { signal: AbortSignal.timeout(lockTimeout) }, start)
  } catch (error) {
    if (isHeld) throw error
    return await locks.request(lockName, { steal: true }, start)
  }
}
