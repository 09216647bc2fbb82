import { homeDayRoutes } from '@lernspur/contracts/teacher/home/home-day.contract'
import { callsOf } from '../../derive/calls'

/** @public */
export const homeDayCalls = callsOf('home-day', homeDayRoutes)

/** What the start page shows of the caller's classes; stale after changes of observations and reports. */
export const homeDayQuery = homeDayCalls.getHomeDay
