import { registrationRoutes } from '@lernspur/contracts/registration.contract'
import { callsOf } from '../derive/calls'

/** @public */
export const registrationCalls = callsOf('registration', registrationRoutes, { savesNothing: true, showsFailure: true })

export const registerMutation = registrationCalls.register
