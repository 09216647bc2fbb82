import { timetableRoutes } from '@lernspur/contracts/school-admin/year/timetable.contract'
import { callsOf } from '../../derive/calls'

/** @public */
export const timetableCalls = callsOf('timetable', timetableRoutes, {
  // Start pages show the lessons of today.
  stale: ['timetable', 'home-day'],
  calls: { replaceTimetable: { showsFailure: true } },
})

export const timetableQuery = timetableCalls.getTimetable
export const replaceTimetableMutation = timetableCalls.replaceTimetable
export const deleteTimetableMutation = timetableCalls.deleteTimetable
