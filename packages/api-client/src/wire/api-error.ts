import type { ErrorCode } from '@lernspur/contracts/error-catalogue'
import type { ErrorDetail } from '@lernspur/contracts/error-detail'

interface ApiErrorParts {
  readonly code: ErrorCode
  readonly message: string
  readonly status: number
  readonly details?: readonly ErrorDetail[]
  readonly networkError?: boolean
  readonly retryAt?: number | undefined
}

/**
 * Any call that did not succeed (rule error.4). Without an answer `status` is 0, `code` UNKNOWN and
 * `networkError` true. What the user reads comes from the error catalogue by `code`, not from `message`.
 */
export class ApiError extends Error {
  readonly code: ErrorCode
  /** HTTP status; 0 without an answer. */
  readonly status: number
  readonly details: readonly ErrorDetail[]
  readonly networkError: boolean
  /** From when on it may be tried again, milliseconds since 1970 by this device; undefined where nobody said. */
  readonly retryAt: number | undefined

  constructor({ code, message, status, details = [], networkError = false, retryAt }: ApiErrorParts) {
    super(message)
    this.name = 'ApiError'
    this.code = code
    this.status = status
    this.details = details
    this.networkError = networkError
    this.retryAt = retryAt
  }
}

/**
 * By shape, not by class: every bundle that carries this file has a class of its own, and an error may cross from one
 * to another.
 */
export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && error.name === 'ApiError' && 'code' in error && 'status' in error

/** The code of any error; UNKNOWN for what did not come from a call. */
export const errorCodeOf = (error: unknown): ErrorCode => (isApiError(error) ? error.code : 'UNKNOWN')
