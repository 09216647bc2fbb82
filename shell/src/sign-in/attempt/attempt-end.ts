import { isApiError } from '@lernspur/app-runtime'
import type { AuthAttemptStatus } from '@lernspur/contracts/identity/auth.contract'
import type { AttemptEnd } from './attempt-over'

/** How an attempt ended, by its status or by the error of the status request; null while pending. */
export const attemptEnd = (
  status: AuthAttemptStatus | undefined,
  error: Error | null,
  isRefused?: boolean,
): AttemptEnd | null => {
  if (isRefused) return 'refused'
  if (isApiError(error) && error.code === 'NOT_FOUND') return 'expired'
  return status === 'used' || status === 'failed' || status === 'expired' ? status : null
}
