import { confirmationRoutes } from '@lernspur/contracts/identity/confirmation.contract'
import { callsOf } from '../derive/calls'

/** @public */
export const confirmationCalls = callsOf('confirmation', confirmationRoutes, { savesNothing: true, showsFailure: true })
