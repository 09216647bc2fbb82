import type { ValidateCode } from '@lernspur/contracts/password.contract'
import type { Call } from '@lernspur/service-kit/call'
import { opensPassword } from './password-code'

/** Whether a code would set the password of this address now. Does not use it up. */
export const validateCode = async (call: Call, { email, code }: ValidateCode): Promise<{ isValid: boolean }> => {
  const found = await call.db`select from one_time_code c, app_user u where ${opensPassword(call.db, email, code)}`
  return { isValid: found.length > 0 }
}
