import { emailRoutes } from '@lernspur/contracts/identity/email.contract'
import { callsOf } from '../derive/calls'

/** @public */
export const emailCalls = callsOf('email', emailRoutes, {
  showsFailure: true,
  calls: { confirmEmailChange: { stale: ['auth'] } },
})

export const confirmEmailChangeMutation = emailCalls.confirmEmailChange
export const requestEmailChangeMutation = emailCalls.requestEmailChange
