import { twoFactorRoutes } from '@lernspur/contracts/identity/two-factor/two-factor.contract'
import type { ServiceConfig } from '@lernspur/service-kit/process/config'
import { type Slice, slice } from '@lernspur/service-kit/service/slice'
import { clientOf } from '@lernspur/service-kit/share/network'
import type { Passwords } from '../password-check'
import { answerSession } from '../session/answer-sign-in'
import type { Confirmation } from '../session/confirm-password'
import { confirmTwoFactor } from './confirm-two-factor'
import { getTwoFactor } from './get-two-factor'
import { renewRecoveryCodes } from './renew-recovery-codes'
import { setUpTwoFactor } from './set-up-two-factor'
import { turnOffTwoFactor } from './turn-off-two-factor'

/** The caller's second factor. */
export const twoFactorSlice = ({ secret }: ServiceConfig, passwords: Passwords): Slice => {
  const confirmation = (headers: Headers): Confirmation => ({ passwords, secret, client: clientOf(headers) })

  return slice(twoFactorRoutes, {
    getTwoFactor: ({ call }) => getTwoFactor(call),
    setUpTwoFactor: ({ call, body, headers }) => setUpTwoFactor(call, body.currentPassword, confirmation(headers)),
    confirmTwoFactor: async ({ call, body, headers, reply }) => {
      const { recoveryCodes, ...session } = await confirmTwoFactor(call, body.tfaCode, confirmation(headers))
      return { ...answerSession(reply, session), recoveryCodes }
    },
    turnOffTwoFactor: async ({ call, body, headers, reply }) =>
      answerSession(reply, await turnOffTwoFactor(call, body, confirmation(headers))),
    renewRecoveryCodes: ({ call, body, headers }) => renewRecoveryCodes(call, body, confirmation(headers)),
  })
}
