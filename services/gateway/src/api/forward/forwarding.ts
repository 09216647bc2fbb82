/** What is needed to forward a call to a service. */
export interface Forwarding {
  /** Path of the service's unix socket. */
  readonly socket: string
  /** Path and query as the client sent them. */
  readonly target: string
  readonly headers: Headers
  /** Milliseconds until the answer must begin; its body may then take as long as the client keeps reading. */
  readonly limit: number
  /** The answer may be held as a whole. */
  readonly isWhole: boolean
}
