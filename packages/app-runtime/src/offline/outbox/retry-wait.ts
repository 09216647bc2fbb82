import { isApiError } from '@lernspur/api-client/wire/api-error'

const firstWait = 2000
const maxWaitMs = 5 * 60 * 1000

/** Devices that lost the server at the same moment must not all come back at once. */
const spread = 0.5

/**
 * Milliseconds until the next attempt: as the server asks, else 2 s, doubling, at most 5 minutes; and up to half of it
 * more, by chance.
 */
export const retryWait = (problem: unknown, rounds: number, now: number, chance = Math.random()): number => {
  const own = Math.min(firstWait * 2 ** rounds, maxWaitMs)
  const retryAfter = isApiError(problem) && problem.retryAt !== undefined ? problem.retryAt - now : 0
  return Math.max(own, Math.min(retryAfter, maxWaitMs)) * (1 + spread * chance)
}
