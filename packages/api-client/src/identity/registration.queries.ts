import { registrationRoutes } from '@lernspur/contracts/registration.contract'
import { callsOf } from '../derive/calls'

/** @public */
export const registrationCalls = callsOf('registration', registrationRoutes, { savesNothing: true, tellsFailure: true })

export const registerMutation = registrationCalls.register
