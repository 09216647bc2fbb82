import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Transaction } from '@lernspur/service-kit/call/call'
import { tokenHash } from '@lernspur/service-kit/session/token'
import { isCode, type PresentAttempt, readAttempt } from '../attempt/auth-attempt.query'
import { moves } from '../attempt/auth-attempt.states'

/** An authorization request whose callback has arrived. */
export interface PendingAuthorization {
  readonly attempt: PresentAttempt
  /** The cookie with which it was started. */
  readonly browser: string
  readonly providerId: string
  readonly redirectUri: string
  readonly linkingUserId: string | null
}

/**
 * Claims the authorization request that a `state` belongs to; it can be claimed once. INVALID_PARAMETERS when there is
 * none or it was claimed before; INVALID_LOGIN for a browser that did not start it, which leaves it unclaimed.
 */
export const claimPendingAuthorization = async (
  tx: Transaction,
  state: string,
  browsers: readonly string[],
): Promise<PendingAuthorization> => {
  const [found] = await tx<(Omit<PendingAuthorization, 'attempt' | 'browser'> & { authAttemptId: string })[]>`
    select auth_attempt_id, provider_id, redirect_uri, linking_user_id
    from external_sign_in where state_hash = ${tokenHash(state)}`
  if (!found) return refuse('INVALID_PARAMETERS')
  const { authAttemptId, ...request } = found
  const attempt = await readAttempt(tx, authAttemptId)
  if (!moves[attempt.status].authenticate) refuse('INVALID_PARAMETERS')
  const browser = browsers.find((one) => isCode(one, attempt.browserHash)) ?? refuse('INVALID_LOGIN')
  const taken = await tx`
    delete from external_sign_in where auth_attempt_id = ${authAttemptId} returning auth_attempt_id`
  return taken.length > 0 ? { attempt, browser, ...request } : refuse('INVALID_PARAMETERS')
}

/** Marks the attempt as failed. */
export const failAuthorization = async (tx: Transaction, { id, status }: PresentAttempt): Promise<void> => {
  await tx`
    update auth_attempt set status = ${moves[status].exhaust ?? status} where id = ${id} and status = ${status}`
}
