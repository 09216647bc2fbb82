import { emailRoutes } from '@lernspur/contracts/identity/email.contract'
import type { ServiceConfig } from '@lernspur/service-kit/process/config'
import { type Slice, slice } from '@lernspur/service-kit/service/slice'
import { readTokens } from '@lernspur/service-kit/session/csrf'
import { clientOf } from '@lernspur/service-kit/share/network'
import type { Passwords } from '../password-check'
import { addEmail } from './add-email'
import { confirmEmailChange } from './confirm-email-change'
import { requestEmailChange } from './request-email-change'

/** Changing the address of an account. */
export const emailSlice = ({ secret, publicUrl }: ServiceConfig, passwords: Passwords): Slice =>
  slice(emailRoutes, {
    addEmail: async ({ call, body, headers }) => {
      await addEmail(call, body.newEmail, { secret, client: clientOf(headers) })
      return undefined
    },
    requestEmailChange: async ({ call, body, headers }) => {
      await requestEmailChange(call, body, { passwords, secret, client: clientOf(headers) })
      return undefined
    },
    confirmEmailChange: async ({ call, body, headers, reply }) => {
      const signedIn = await confirmEmailChange(call, body.code, readTokens(headers, publicUrl).session)
      return signedIn && { csrfToken: reply.setSessionCookie(signedIn.token), whoAmI: signedIn.whoAmI }
    },
  })
