import { passwordRoutes } from '@lernspur/contracts/identity/password.contract'
import type { ServiceConfig } from '@lernspur/service-kit/process/config'
import { type Slice, slice } from '@lernspur/service-kit/service/slice'
import { clientOf } from '@lernspur/service-kit/share/network'
import type { Passwords } from '../password-check'
import { changePassword } from './change-password'
import { sendResetMail } from './send-reset-mail'
import { setNewPassword } from './set-new-password'
import { validateCode } from './validate-code'

/** Resetting the password by mail, and changing it. */
export const passwordSlice = ({ secret }: ServiceConfig, passwords: Passwords): Slice =>
  slice(passwordRoutes, {
    sendResetMail: async ({ call, body, headers }) => {
      await sendResetMail(call, body.email, { client: clientOf(headers), secret })
      return undefined
    },
    validatePasswordCode: ({ call, body }) => validateCode(call, body),
    setNewPassword: async ({ call, body, headers }) => {
      await setNewPassword(call, body, { passwords, client: clientOf(headers) })
      return undefined
    },
    changePassword: async ({ call, body, headers, reply }) => {
      const confirmation = { passwords, secret, client: clientOf(headers) }
      const { token, whoAmI } = await changePassword(call, body, confirmation)
      return { csrfToken: reply.setSessionCookie(token), whoAmI }
    },
  })
