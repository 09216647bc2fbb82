import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Milliseconds for which a count that was read is used. */
const freshMs = 1_000

/** Path of the file in which the supervisor says how many stacks run on the database, in the folder of sockets. */
export const stackCountPath = (runDir: string): string => join(runDir, 'stacks')

/** How many stacks run on the database, this one included; 1 where nobody says so. Read again after a second. */
export const countStacks = (runDir: string, now: () => number = () => performance.now()): (() => number) => {
  let count = 1
  let readAt = Number.NEGATIVE_INFINITY
  return () => {
    if (now() - readAt < freshMs) return count
    readAt = now()
    try {
      count = Math.max(1, Number.parseInt(readFileSync(stackCountPath(runDir), 'utf8'), 10) || 1)
    } catch {
      count = 1
    }
    return count
  }
}
