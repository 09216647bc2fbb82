import { isApiError } from '@lernspur/api-client/api-error'

const firstWait = 2000
const longestWait = 5 * 60 * 1000

/** Milliseconds until the next attempt: as the server asks, else 2 s, doubling, at most 5 minutes. */
export const retryWait = (problem: unknown, rounds: number, now: number): number => {
  const own = Math.min(firstWait * 2 ** rounds, longestWait)
  const asked = isApiError(problem) && problem.retryAt !== undefined ? problem.retryAt - now : 0
  return Math.max(own, Math.min(asked, longestWait))
}
