import { writeDirectory } from '@lernspur/database/transaction/tenant-transaction'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { codeMinutes, confirmationCodeHash } from '../../typed-code/confirmation-code'
import { type Confirmation, confirmPassword, countFailedConfirmation } from '../session/confirm-password'
import { makeThrottle } from '../throttle/sign-in-throttle'
import { matchCode, useCode } from '../two-factor/second-factor'
import { recordWrongCode } from '../two-factor/wrong-code'
import { objectByFactor } from '../two-factor-reset/object-to-reset'
import { readConfirmingPerson } from './confirmation.query'

/** Consumes what was answered, in the transaction that confirms. */
type Consume = (tx: Transaction) => Promise<void>

const byPassword = async (call: Call, answer: string, confirmation: Confirmation): Promise<Consume> => {
  const { throttle } = await confirmPassword(call, answer, confirmation)
  return (tx) => throttle.forgive(tx)
}

/** A code of the second factor or of the mail; both are throttled as the codes of a sign-in are. */
const byCode = async (
  call: Call,
  { secret, client }: Confirmation,
  email: string,
  check: () => Promise<((tx: Transaction) => Promise<boolean>) | undefined>,
): Promise<Consume> => {
  const throttle = makeThrottle(call.db, secret, { account: email, client, device: call.session.sessionId })
  await throttle.countAttempt()
  const consume = await check()
  if (!consume) {
    await countFailedConfirmation(call, { secret, client, email, isCode: true })
    return refuse('INVALID_TFA_CODE')
  }
  return async (tx) => {
    if (!(await consume(tx))) refuse('INVALID_TFA_CODE')
    await throttle.forgive(tx)
  }
}

const bySecondFactor = async ({ db, session, requestId }: Call, secret: string, answer: string) => {
  const { userId } = session
  const match = await matchCode(db, secret, userId, answer)
  if (!match) {
    await recordWrongCode(db, userId)
    return undefined
  }
  return async (tx: Transaction): Promise<boolean> => {
    await objectByFactor(tx, userId, requestId)
    return useCode(tx, userId, match)
  }
}

const byMail = async ({ session }: Call, answer: string, db: Transaction) => {
  const isSent = (tx: Transaction) => tx`
    id = ${session.sessionId} and confirmation_hash = ${confirmationCodeHash(answer)}
    and confirmation_sent_at > now() - make_interval(mins => ${codeMinutes})`
  const found = await db`select from session where ${isSent(db)}`
  if (found.length === 0) return undefined
  return async (tx: Transaction): Promise<boolean> => {
    const used = await tx`update session set confirmation_hash = null where ${isSent(tx)} returning id`
    return used.length > 0
  }
}

/**
 * Confirms that the caller is the person of the session, which holds for some minutes (rule session.5).
 * PASSWORD_MISMATCH, INVALID_TFA_CODE for a wrong code of the second factor or of the mail, TOO_MANY_REQUESTS as for
 * signing in.
 */
export const confirmIdentity = async (call: Call, answer: string, confirmation: Confirmation): Promise<undefined> => {
  const { db, session } = call
  const { method, email } = await readConfirmingPerson(db, session)
  const consume =
    method === 'password'
      ? await byPassword(call, answer, confirmation)
      : await byCode(call, confirmation, email, () =>
          method === 'twoFactor' ? bySecondFactor(call, confirmation.secret, answer) : byMail(call, answer, db),
        )
  await writeDirectory(db, async (tx) => {
    await consume(tx)
    await tx`update session set confirmed_at = now() where id = ${session.sessionId}`
  })
  return undefined
}
