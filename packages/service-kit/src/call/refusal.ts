import type { ErrorDetail } from '@lernspur/contracts/envelope'
import { type ErrorCode, errorCatalogue } from '@lernspur/contracts/error-catalogue'

/** A call that is answered with an error of the catalogue. Thrown low, mapped to the envelope once. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  /** HTTP status; the catalogue's unless the state of the service asks for another. */
  readonly status: number
  /** Seconds after which the caller may try again. */
  readonly retryAfter: number | undefined

  constructor(
    readonly code: ErrorCode,
    readonly details?: readonly ErrorDetail[],
    /** `cause` is what went wrong elsewhere; only the log tells of it. */
    options: { status?: number; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(code, { cause: options.cause })
    this.status = options.status ?? errorCatalogue[code].status
    this.retryAfter = options.retryAfter
  }
}

/** Ends the call with `code`. `details` name fields, never what the caller sent. */
export const refuse = (code: ErrorCode, details?: readonly ErrorDetail[]): never => {
  throw new Refusal(code, details)
}

/** Ends the call with 503: the service cannot answer now, but will in `seconds`. */
export const refuseForNow = (seconds: number): never => {
  throw new Refusal('UNKNOWN', undefined, { status: 503, retryAfter: seconds })
}
