import { timingSafeEqual } from 'node:crypto'
import type { AuthAttemptStatus } from '@lernspur/contracts/identity/auth.contract'
import { authAttemptLimits } from '@lernspur/contracts/identity/auth-attempt.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Transaction } from '@lernspur/service-kit/call/call'
import { tokenHash } from '@lernspur/service-kit/session/token'
import { type Move, moves } from './auth-attempt.states'

/** The current state of an attempt; one past its expiry is expired, whatever is stored. */
export interface PresentAttempt {
  readonly id: string
  /** Null until the identity provider has authenticated the user. */
  readonly email: string | null
  /** The account, once it is certain. */
  readonly userId: string | null
  readonly status: AuthAttemptStatus
  readonly codeHash: Uint8Array | null
  readonly verificationHash: Uint8Array | null
  readonly browserHash: Uint8Array | null
  readonly startedAt: string
  /** Browser and system that it was started on. */
  readonly device: string | null
  /** Network address that it was started from. */
  readonly network: string | null
  readonly matchNumber: number | null
  readonly isRefused: boolean
}

/** An attempt by its id; NOT_FOUND. */
export const readAttempt = async (tx: Transaction, id: string): Promise<PresentAttempt> => {
  const [attempt] = await tx<PresentAttempt[]>`
    select
      id, email, user_id, code_hash, verification_hash, browser_hash, created_at as started_at, device, network,
      match_number, refused_at is not null as is_refused,
      case when expires_at <= now() and status not in ('failed', 'used') then 'expired' else status end as status
    from auth_attempt where id = ${id}`
  return attempt ?? refuse('NOT_FOUND')
}

/**
 * Changes the state of an attempt. INVALID_PARAMETERS for a transition that its state does not allow; of two concurrent
 * ones, one succeeds.
 */
export const moveAttempt = async (
  tx: Transaction,
  { id, status }: PresentAttempt,
  move: Move,
): Promise<AuthAttemptStatus> => {
  const next = moves[status][move] ?? refuse('INVALID_PARAMETERS')
  const moved = await tx`
    update auth_attempt set status = ${next}
    where id = ${id} and status = ${status} and expires_at > now() returning id`
  return moved.length > 0 ? next : refuse('INVALID_PARAMETERS')
}

/** Whether a code has the given hash. */
export const isCode = (code: string | undefined, hash: Uint8Array | null): boolean =>
  code !== undefined && hash !== null && timingSafeEqual(tokenHash(code), hash)

/** Counts a wrong code and refuses with INVALID_LOGIN; after the fifth the attempt has failed. */
export const refuseCode = async (tx: Transaction, { id, status }: PresentAttempt): Promise<never> => {
  await tx`
    update auth_attempt set
      wrong_codes = wrong_codes + 1,
      status = case
        when wrong_codes + 1 >= ${authAttemptLimits.wrongCodes} then ${moves[status].exhaust ?? status} else status
      end
    where id = ${id} and status = ${status}`
  return refuse('INVALID_LOGIN')
}
