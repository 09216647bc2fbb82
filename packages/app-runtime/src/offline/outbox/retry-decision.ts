import { isApiError } from '@lernspur/api-client/wire/api-error'

/**
 * What to do with a call that did not succeed. `later`: the product did not answer; `overloaded`: it cannot answer this
 * class now; `ended`: the session is over; `refused`: sending it again unchanged would not help (rule browser.7).
 */
export type RetryDecision = 'later' | 'overloaded' | 'ended' | 'refused'

/** Statuses of temporary failures. */
const temporary = [408, 429, 502, 503, 504]

/** A call on which the server keeps failing must not wait forever unnoticed. */
const maxFailures = 4

/** Whether a call that was just made should wait on the device after this failure. */
export const isWorthRetrying = (error: unknown): boolean => retryDecision(error, maxFailures) !== 'refused'

/** `failures` counts earlier attempts of this page. */
export const retryDecision = (error: unknown, failures: number): RetryDecision => {
  if (!isApiError(error)) return failures < maxFailures ? 'overloaded' : 'refused'
  if (error.code === 'INVALID_TOKEN') return 'ended'
  if (error.networkError) return 'later'
  if (temporary.includes(error.status)) return 'overloaded'
  if (error.code !== 'UNKNOWN') return 'refused'
  // An answer that does not come from the product, such as the sign-in page of a wireless network or a filter's
  // refusal.
  if (error.status !== 500) return 'later'
  return failures < maxFailures ? 'overloaded' : 'refused'
}
