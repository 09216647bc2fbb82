import { allowedEmailRoutes } from '@lernspur/contracts/allowed-email.contract'
import { callsOf } from '../derive/calls'

export const allowedEmailCalls = callsOf('allowed-email', allowedEmailRoutes)
