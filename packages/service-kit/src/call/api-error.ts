import { type ErrorCode, errorCatalogue } from '@lernspur/contracts/wire/error-catalogue'
import type { ErrorDetail } from '@lernspur/contracts/wire/error-detail'

/** A call that is answered with an error of the catalogue. Thrown where it is detected, mapped to the envelope once. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** HTTP status; the catalogue's unless the service is overloaded or unavailable. */
  readonly status: number
  /** Seconds after which the caller may try again. */
  readonly retryAfter: number | undefined

  constructor(
    readonly code: ErrorCode,
    readonly details?: readonly ErrorDetail[],
    /** `cause` is the underlying error, for the log only. */
    options: { status?: number; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(code, { cause: options.cause })
    this.status = options.status ?? errorCatalogue[code].status
    this.retryAfter = options.retryAfter
  }
}

/** Refuses the call with `code`. `details` name fields, never what the caller sent. */
export const refuse = (code: ErrorCode, details?: readonly ErrorDetail[]): never => {
  throw new ApiError(code, details)
}

/** Refuses the call with 503: the service is temporarily unable to answer; retry in `seconds`. */
export const refuseTemporarily = (seconds: number): never => {
  throw new ApiError('UNKNOWN', undefined, { status: 503, retryAfter: seconds })
}
