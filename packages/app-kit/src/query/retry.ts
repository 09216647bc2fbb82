import { errorCodeOf, isApiError } from '@lernspur/api-client/api-error'

/** Reads are repeated three times (rule browser.3). */
const repeats = 3
const firstDelay = 1000
const longestDelay = 30_000
/** Milliseconds in which the token of a session that was just renewed has reached the browser. */
const renewal = 250

/** Only what may go better next time: no answer, an overloaded or a broken server. A refusal stays a refusal. */
const isWorthRepeating = (error: unknown): boolean =>
  isApiError(error) && (error.networkError || error.status === 429 || (error.status >= 500 && error.status !== 501))

/** A read that was on its way while its session got a new token is refused like one without a session. */
const mayBeLate = (error: unknown): boolean => errorCodeOf(error) === 'INVALID_TOKEN'

export const retry = (failures: number, error: unknown): boolean =>
  mayBeLate(error) ? failures === 0 : failures < repeats && isWorthRepeating(error)

/** Milliseconds before repeat number `failures` + 1: 1 s, doubling, 30 s at most. */
export const retryDelay = (failures: number, error?: unknown): number =>
  mayBeLate(error) ? renewal : Math.min(firstDelay * 2 ** failures, longestDelay)
