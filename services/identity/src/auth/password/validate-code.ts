import type { ValidateCode } from '@lernspur/contracts/identity/password.contract'
import type { Call } from '@lernspur/service-kit/call/call'
import { findPasswordCode } from './password-code'

/** Whether a code is valid for this address. Does not consume it. */
export const validateCode = async (call: Call, body: ValidateCode): Promise<{ isValid: boolean }> => ({
  isValid: (await findPasswordCode(call.db, body)) !== undefined,
})
