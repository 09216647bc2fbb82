import type { ReplaceTimetableAnswer } from '@lernspur/contracts/school-admin/year/timetable.contract'
import type { Call } from '@lernspur/service-kit/call/call'
import { lockTimetable } from './timetable.policy'
import { writeTimetable } from './write-timetable'

/** Deletes periods and lessons, and returns the replacement that takes it back (rule timetable.2). */
export const deleteTimetable = (call: Call): Promise<ReplaceTimetableAnswer> =>
  call.write(async (tx) => writeTimetable(tx, call, await lockTimetable(tx, call), { periods: [], lessons: [] }))
