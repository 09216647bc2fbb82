import type { ErrorCode } from '@lernspur/contracts/wire/error-catalogue'
import { ApiError } from '../wire/api-error'

/** What a screen gets from a call that failed with this HTTP status; 0 is no answer at all. */
export const failure = (status: number, code: ErrorCode = 'UNKNOWN') =>
  new ApiError({ code, message: '', status, networkError: status === 0 })
