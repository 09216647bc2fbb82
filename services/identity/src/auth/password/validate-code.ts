import type { ValidateCode } from '@lernspur/contracts/password.contract'
import type { Call } from '@lernspur/service-kit/call'
import { findPasswordCode } from './password-code'

/** Whether a code would set the password of this address now. Does not use it up. */
export const validateCode = async (call: Call, body: ValidateCode): Promise<{ isValid: boolean }> => ({
  isValid: (await findPasswordCode(call.db, body)) !== undefined,
})
