import type { ErrorDetail } from '@lernspur/contracts/envelope'
import type { ErrorCode } from '@lernspur/contracts/error-catalogue'

/** A call that is answered with an error of the catalogue. Thrown low, mapped to the envelope once. */
export class Refusal extends Error {
  override readonly name = 'Refusal'

  constructor(
    readonly code: ErrorCode,
    readonly details?: readonly ErrorDetail[],
    /** Seconds after which the caller may try again. */
    readonly retryAfter?: number,
  ) {
    super(code)
  }
}

/** Ends the call with `code`. `details` name fields, never what the caller sent. */
export const refuse = (code: ErrorCode, details?: readonly ErrorDetail[]): never => {
  throw new Refusal(code, details)
}
