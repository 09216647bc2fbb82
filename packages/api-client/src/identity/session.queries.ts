import { sessionRoutes } from '@lernspur/contracts/session.contract'
import { callsOf } from '../derive/calls'

/** @public */
export const sessionCalls = callsOf('session', sessionRoutes)

export const endOtherSessionsMutation = sessionCalls.endOtherSessions
/** Where the user is signed in, the session seen last first. */
export const sessionListQuery = sessionCalls.listSessions
