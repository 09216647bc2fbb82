import { unseenRoutes } from '@lernspur/contracts/teacher/home/unseen.contract'
import { callsOf } from '../../derive/calls'

// Cached among observations, because new ones make it stale.
/** @public */
export const unseenCalls = callsOf('observation', unseenRoutes)
