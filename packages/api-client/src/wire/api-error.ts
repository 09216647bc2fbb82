import type { ErrorCode } from '@lernspur/contracts/wire/error-catalogue'
import type { ErrorDetail } from '@lernspur/contracts/wire/error-detail'

interface ApiErrorParts {
  readonly code: ErrorCode
  readonly message: string
  readonly status: number
  readonly details?: readonly ErrorDetail[]
  readonly networkError?: boolean
  readonly retryAt?: number | undefined
  readonly requestId?: string | undefined
}

/**
 * Any call that did not succeed (rule error.4). Without a response, `status` is 0, `code` UNKNOWN and `networkError`
 * true. The user sees the text of the error catalogue for `code`, not `message`.
 */
export class ApiError extends Error implements Required<ApiErrorParts> {
  declare readonly code: ErrorCode
  /** HTTP status; 0 without a response. */
  declare readonly status: number
  declare readonly details: readonly ErrorDetail[]
  declare readonly networkError: boolean
  /** When the call may be retried, in milliseconds since 1970 by this device's clock; undefined if not specified. */
  declare readonly retryAt: number | undefined
  /** Under which the server's log has the call; undefined without a response of the product. */
  declare readonly requestId: string | undefined

  constructor(parts: ApiErrorParts) {
    super(parts.message)
    Object.assign(this, { name: 'ApiError', details: [], networkError: false }, parts)
  }
}

/** Message of the error of a call whose answer did not begin in time. */
export const timedOut = 'timeout'

/** By shape instead of instanceof: each bundle that contains this file has its own class, and errors cross bundles. */
export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && error.name === 'ApiError' && 'code' in error && 'status' in error

/** Statuses the gateway returns when a service does not respond. */
const away = [502, 503, 504]

/** Whether the product gave no answer at all: no network, or a server that does not respond. */
export const isUnreachable = (error: unknown): boolean =>
  isApiError(error) && (error.networkError || (error.code === 'UNKNOWN' && away.includes(error.status)))

/**
 * The id of the request of an unexpected error, by which a help desk finds it in the log (rule operation.3); undefined
 * for errors that say themselves what is wrong.
 */
export const unexpectedRequestOf = (error: unknown): string | undefined =>
  isApiError(error) && error.code === 'UNKNOWN' && error.status >= 500 ? error.requestId : undefined

/** The code of any error; UNKNOWN if it did not come from a call. */
export const errorCodeOf = (error: unknown): ErrorCode => (isApiError(error) ? error.code : 'UNKNOWN')
