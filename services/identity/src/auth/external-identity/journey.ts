import type { Transaction } from '@lernspur/service-kit/call'
import { refuse } from '@lernspur/service-kit/refusal'
import { tokenHash } from '@lernspur/service-kit/token'
import { isCode, type PresentAttempt, readAttempt } from '../attempt/auth-attempt.query'
import { moves } from '../attempt/auth-attempt.states'

/** A way to a provider and back, whose browser has come home. */
export interface Journey {
  readonly attempt: PresentAttempt
  /** The cookie with which it left. */
  readonly browser: string
  readonly providerId: string
  readonly redirectUri: string
  readonly linkingUserId: string | null
}

/**
 * The way that a state belongs to; nobody can take it again. INVALID_PARAMETERS when there is none (any more),
 * INVALID_LOGIN for a browser that did not leave on it, which leaves it as it is.
 */
export const takeJourney = async (tx: Transaction, state: string, browsers: readonly string[]): Promise<Journey> => {
  const [found] = await tx<(Omit<Journey, 'attempt' | 'browser'> & { authAttemptId: string })[]>`
    select auth_attempt_id, provider_id, redirect_uri, linking_user_id
    from external_sign_in where state_hash = ${tokenHash(state)}`
  if (!found) return refuse('INVALID_PARAMETERS')
  const { authAttemptId, ...way } = found
  const attempt = await readAttempt(tx, authAttemptId)
  if (!moves[attempt.status].vouch) refuse('INVALID_PARAMETERS')
  const browser = browsers.find((one) => isCode(one, attempt.browserHash)) ?? refuse('INVALID_LOGIN')
  const taken = await tx`
    delete from external_sign_in where auth_attempt_id = ${authAttemptId} returning auth_attempt_id`
  return taken.length > 0 ? { attempt, browser, ...way } : refuse('INVALID_PARAMETERS')
}

/** The way led nowhere. */
export const loseJourney = async (tx: Transaction, { id, status }: PresentAttempt): Promise<void> => {
  await tx`
    update auth_attempt set status = ${moves[status].exhaust ?? status} where id = ${id} and status = ${status}`
}
