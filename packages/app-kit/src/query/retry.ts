import { isApiError } from '@lernspur/api-client/api-error'

/** Reads are repeated three times (specification, sections 7 and 9). */
const repeats = 3
const firstDelay = 1000
const longestDelay = 30_000

/** Only what may go better next time: no answer, an overloaded or a broken server. A refusal stays a refusal. */
export const isWorthRepeating = (error: unknown): boolean =>
  isApiError(error) && (error.networkError || error.status === 429 || (error.status >= 500 && error.status !== 501))

export const retry = (failures: number, error: unknown): boolean => failures < repeats && isWorthRepeating(error)

/** Milliseconds before repeat number `failures` + 1: 1 s, doubling, 30 s at most. */
export const retryDelay = (failures: number): number => Math.min(firstDelay * 2 ** failures, longestDelay)
