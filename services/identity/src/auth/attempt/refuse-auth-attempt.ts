import { writeDirectory } from '@lernspur/database/transaction/tenant-transaction'
import type { Call } from '@lernspur/service-kit/call/call'
import { findAccount } from '../session/account'
import { auditFailedSignIn } from '../sign-in-audit/audit-failed-sign-in'
import { isCode, moveAttempt, readAttempt, refuseCode } from './auth-attempt.query'

/**
 * Ends an attempt for whoever has the code of its mailed link: somebody else has asked for it (rule attempt.5).
 * NOT_FOUND, INVALID_LOGIN for a wrong code, INVALID_PARAMETERS when it was redeemed or has ended.
 */
export const refuseAuthAttempt = async (call: Call, id: string, code: string): Promise<undefined> => {
  const { db } = call
  const attempt = await readAttempt(db, id)
  if (!isCode(code, attempt.codeHash)) return refuseCode(db, attempt)
  await writeDirectory(db, async (tx) => {
    await moveAttempt(tx, attempt, 'refuse')
    await tx`update auth_attempt set refused_at = now() where id = ${id}`
  })
  const account = await findAccount(db, attempt.email ?? '')
  await auditFailedSignIn(call, account?.userId ?? null)
  return undefined
}
