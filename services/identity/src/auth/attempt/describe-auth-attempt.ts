import type { AuthAttemptOrigin } from '@lernspur/contracts/identity/auth-attempt.contract'
import type { Call } from '@lernspur/service-kit/call/call'
import { isCode, readAttempt, refuseCode } from './auth-attempt.query'

/**
 * Where an attempt was started, for whoever has the code of its mailed link. Opens nothing. NOT_FOUND, INVALID_LOGIN for
 * a wrong code.
 */
export const describeAuthAttempt = async ({ db }: Call, id: string, code: string): Promise<AuthAttemptOrigin> => {
  const attempt = await readAttempt(db, id)
  if (!isCode(code, attempt.codeHash)) return refuseCode(db, attempt)
  const { status, startedAt, device, network, matchNumber } = attempt
  return { id, status, startedAt, device, network, matchNumber: matchNumber === null ? null : String(matchNumber) }
}
