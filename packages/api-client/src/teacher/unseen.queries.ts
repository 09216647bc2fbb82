import { unseenRoutes } from '@lernspur/contracts/unseen.contract'
import { callsOf } from '../derive/calls'

// Kept among observations, because new ones make it stale.
/** @public */
export const unseenCalls = callsOf('observation', unseenRoutes)

/** What of a class has not been seen lately. */
export const unseenQuery = unseenCalls.getUnseen
