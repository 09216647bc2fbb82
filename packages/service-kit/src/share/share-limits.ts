/** How much of a service one caller may use (rule call.10). */
export interface ShareLimits {
  /** Calls of one caller that run at the same time. */
  readonly running: number
  /** Calls of one caller that wait; one more is refused. */
  readonly waiting: number
}

/** How a service divides its time among its callers (rule call.10). */
export interface ShareRules {
  /** For somebody who is signed in. */
  readonly person: ShareLimits
  /** For all who are not, per network: it may be a whole school's. */
  readonly network: ShareLimits
  /** The same, for a network that the operator has named as one of many schools (rule stack.9). */
  readonly sharedNetwork: ShareLimits
  /** Running calls from which nobody gets a second one: half of the connections. */
  readonly crowded: number
  /** Milliseconds of database work that make a caller slow: within about ten seconds, and for a usual call. */
  readonly allowance: number
  readonly costly: number
  /** Calls of all slow callers that run at the same time while others call. */
  readonly slow: number
  /** Milliseconds that a call waits at most; the gateway waits longer. */
  readonly timeout: number
}

export const shareRules: ShareRules = {
  person: { running: 4, waiting: 60 },
  network: { running: 16, waiting: 240 },
  sharedNetwork: { running: 64, waiting: 960 },
  crowded: 5,
  allowance: 2_000,
  costly: 200,
  slow: 1,
  timeout: 10_000,
}
