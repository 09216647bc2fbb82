/** Callers told apart at a time; all further ones share one count. */
const maxCallers = 10_000
const minuteMs = 60_000

/** Whether a caller may call again this minute: `limit` calls a minute, counted in memory by each process. */
export const createRateLimit = (limit: number, now: () => number = Date.now) => {
  const calls = new Map<string, number>()
  let minute = 0
  return (caller: string): boolean => {
    const current = Math.floor(now() / minuteMs)
    if (current !== minute) {
      minute = current
      calls.clear()
    }
    const key = calls.has(caller) || calls.size < maxCallers ? caller : 'others'
    const count = (calls.get(key) ?? 0) + 1
    calls.set(key, count)
    return count <= limit
  }
}
