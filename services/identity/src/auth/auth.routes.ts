import { authRoutes } from '@lernspur/contracts/identity/auth.contract'
import type { ServiceConfig } from '@lernspur/service-kit/process/config'
import { type Slice, slice } from '@lernspur/service-kit/service/slice'
import { changeUserRole } from './change-user-role'
import { login } from './login/login'
import { loginTfa } from './login/login-tfa'
import { loginTwoFactor } from './login/login-two-factor'
import { logout } from './logout'
import type { Passwords } from './password-check'
import { answerSession, answerSignIn } from './session/answer-sign-in'
import { visitorOf } from './session/visitor'
import { readWhoAmI } from './who-am-i'

/** Signing in and out, the current user, and the current role. */
export const authSlice = ({ secret, publicUrl }: ServiceConfig, passwords: Passwords): Slice => {
  const deps = { checkPassword: passwords.check, secret }

  return slice(authRoutes, {
    login: async ({ call, body, headers, reply }) =>
      answerSignIn(reply, await login(call, body, visitorOf(headers, publicUrl), deps)),
    loginTfa: async ({ call, body, headers, reply }) =>
      answerSession(reply, await loginTfa(call, body, visitorOf(headers, publicUrl), deps)),
    loginTwoFactor: async ({ call, body, headers, reply }) =>
      answerSession(reply, await loginTwoFactor(call, body, visitorOf(headers, publicUrl), secret)),
    logout: async ({ call, reply }) => {
      await logout(call)
      reply.endSession()
      return undefined
    },
    whoAmI: ({ call, headers, reply }) => {
      const { token } = visitorOf(headers, publicUrl)
      if (token) reply.setSessionCookie(token)
      return readWhoAmI(call.db, call.session)
    },
    changeUserRole: async ({ call, body, reply }) => answerSession(reply, await changeUserRole(call, body.userRoleId)),
  })
}
