import { errorCodeOf, isApiError, timedOut } from '@lernspur/api-client/wire/api-error'
import { onlineManager } from '@tanstack/react-query'

/** Reads are retried three times (rule browser.3), but without a network: its return repeats them. */
const repeats = 3
const firstDelay = 1000
const maxDelayMs = 30_000
/** Milliseconds until the token of a renewed session has arrived in the browser. */
const renewal = 250

/** Not built, and a service that did not answer within the gateway's time limit. */
const final = [501, 504]

/**
 * Only temporary failures: no response, an overloaded or a failing server. A refusal is final, and whoever has waited for
 * a whole time limit decides about the next one.
 */
const isTemporary = (error: unknown): boolean =>
  isApiError(error) &&
  error.message !== timedOut &&
  (error.networkError || error.status === 429 || (error.status >= 500 && !final.includes(error.status)))

/** A read sent while its session's token was renewed is refused like one without a session. */
const isTokenRefused = (error: unknown): boolean => errorCodeOf(error) === 'INVALID_TOKEN'

export const retry = (failures: number, error: unknown): boolean =>
  isTokenRefused(error) ? failures === 0 : failures < repeats && onlineManager.isOnline() && isTemporary(error)

/** Milliseconds before retry number `failures` + 1: 1 s, doubling, at most 30 s. */
export const retryDelay = (failures: number, error?: unknown): number =>
  isTokenRefused(error) ? renewal : Math.min(firstDelay * 2 ** failures, maxDelayMs)
