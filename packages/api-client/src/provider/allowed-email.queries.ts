import { allowedEmailRoutes } from '@lernspur/contracts/provider/allowed-email.contract'
import { callsOf } from '../derive/calls'

/** @public */
export const allowedEmailCalls = callsOf('allowed-email', allowedEmailRoutes)

export const addAllowedEmailsMutation = allowedEmailCalls.addAllowedEmails
export const removeAllowedEmailsMutation = allowedEmailCalls.removeAllowedEmails
/** Addresses and domains that may register. */
export const allowedEmailListQuery = allowedEmailCalls.listAllowedEmails
