import { allowedEmailRoutes } from '@lernspur/contracts/allowed-email.contract'
import { callsOf } from '../derive/calls'

/** @public */
export const allowedEmailCalls = callsOf('allowed-email', allowedEmailRoutes)
