import type { AuthAttempt } from '@lernspur/contracts/identity/auth.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import { isCode, moveAttempt, readAttempt, refuseCode } from './auth-attempt.query'
import { moves } from './auth-attempt.states'

/**
 * Opens an attempt by the code of its mailed link. When opened in the browser that started it, any device may redeem
 * it, otherwise only that browser. NOT_FOUND, INVALID_LOGIN for a wrong code, INVALID_PARAMETERS when the attempt is
 * past that.
 */
export const unlockAuthAttempt = async (
  { db }: Call,
  { id, code, browsers }: { readonly id: string; readonly code: string; readonly browsers: readonly string[] },
): Promise<AuthAttempt> => {
  const attempt = await readAttempt(db, id)
  if (!moves[attempt.status].unlockHere) refuse('INVALID_PARAMETERS')
  if (!isCode(code, attempt.codeHash)) return refuseCode(db, attempt)
  const isHere = browsers.some((browser) => isCode(browser, attempt.browserHash))
  return { id, status: await moveAttempt(db, attempt, isHere ? 'unlockHere' : 'unlockElsewhere') }
}
