import { authRoutes } from '@lernspur/contracts/auth.contract'
import type { ServiceConfig } from '@lernspur/service-kit/config'
import { readTokens } from '@lernspur/service-kit/csrf'
import { type Slice, slice } from '@lernspur/service-kit/slice'
import { changeUserRole } from './change-user-role'
import { login } from './login'
import { logout } from './logout'
import type { Passwords } from './password-check'
import { clientOf } from './session/client'
import { readWhoAmI } from './who-am-i'

/** Signing in and out, who one is, and in which role. */
export const authSlice = (config: ServiceConfig, passwords: Passwords): Slice => {
  const tokenOf = (headers: Headers): string | undefined => readTokens(headers, config.publicUrl).session

  return slice(authRoutes, {
    login: async ({ call, body, headers, reply }) => {
      const visitor = { client: clientOf(headers), token: tokenOf(headers) }
      const { token, whoAmI } = await login(call, body, visitor, {
        checkPassword: passwords.check,
        secret: config.secret,
      })
      return { csrfToken: reply.keepSession(token), whoAmI }
    },
    logout: async ({ call, reply }) => {
      await logout(call)
      reply.endSession()
      return undefined
    },
    whoAmI: ({ call, headers, reply }) => {
      const token = tokenOf(headers)
      if (token) reply.keepSession(token)
      return readWhoAmI(call.db, call.session)
    },
    changeUserRole: async ({ call, body, reply }) => {
      const { token, whoAmI } = await changeUserRole(call, body.userRoleId)
      return { csrfToken: reply.keepSession(token), whoAmI }
    },
  })
}
