import { sessionRoutes } from '@lernspur/contracts/identity/session.contract'
import { callsOf } from '../derive/calls'

/** @public */
export const sessionCalls = callsOf('session', sessionRoutes)

export const endOtherSessionsMutation = sessionCalls.endOtherSessions
/** Sessions of the user, most recently used first. */
export const sessionListQuery = sessionCalls.listSessions
