import { authRoutes } from '@lernspur/contracts/auth.contract'
import type { ServiceConfig } from '@lernspur/service-kit/config'
import { readTokens } from '@lernspur/service-kit/csrf'
import { type Slice, slice } from '@lernspur/service-kit/slice'
import { changeUserRole } from './change-user-role'
import { login } from './login'
import { logout } from './logout'
import { makePasswordCheck } from './password-check'
import { readWhoAmI } from './who-am-i'

/** Header in which the gateway names the address of the caller; it lets no other through. */
const clientHeader = 'x-forwarded-for'

/** Signing in and out, who one is, and in which role. */
export const authSlice = (config: ServiceConfig): Slice => {
  const checkPassword = makePasswordCheck()
  const tokenOf = (headers: Headers): string | undefined => readTokens(headers, config.publicUrl).session

  return slice(authRoutes, {
    login: async ({ call, body, headers, reply }) => {
      const visitor = { client: headers.get(clientHeader) ?? '', token: tokenOf(headers) }
      const { token, whoAmI } = await login(call, body, visitor, { checkPassword, secret: config.secret })
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
