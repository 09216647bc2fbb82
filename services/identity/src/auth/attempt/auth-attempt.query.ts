import { timingSafeEqual } from 'node:crypto'
import type { AuthAttemptStatus } from '@lernspur/contracts/auth.contract'
import { authAttemptLimits } from '@lernspur/contracts/auth-attempt.contract'
import type { Transaction } from '@lernspur/service-kit/call'
import { refuse } from '@lernspur/service-kit/refusal'
import { tokenHash } from '@lernspur/service-kit/token'
import { type Move, moves } from './auth-attempt.states'

/** An attempt as it stands now; one whose time is over is expired, whatever was noted. */
export interface PresentAttempt {
  readonly id: string
  /** Null until somebody comes back from an identity provider. */
  readonly email: string | null
  /** Whose sign-in it is, once that is certain. */
  readonly userId: string | null
  readonly status: AuthAttemptStatus
  readonly codeHash: Uint8Array | null
  readonly verificationHash: Uint8Array | null
  readonly browserHash: Uint8Array | null
}

/** An attempt by its id; NOT_FOUND. */
export const readAttempt = async (tx: Transaction, id: string): Promise<PresentAttempt> => {
  const [attempt] = await tx<PresentAttempt[]>`
    select
      id, email, user_id, code_hash, verification_hash, browser_hash,
      case when expires_at <= now() and status not in ('failed', 'used') then 'expired' else status end as status
    from auth_attempt where id = ${id}`
  return attempt ?? refuse('NOT_FOUND')
}

/** Moves an attempt on. INVALID_PARAMETERS for a move that its state does not know; of two at once one gets through. */
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

/** Whether a code is the one of a hash. */
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
