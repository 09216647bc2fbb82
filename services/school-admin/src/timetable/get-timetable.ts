import type { Timetable } from '@lernspur/contracts/school-admin/year/timetable.contract'
import type { Call } from '@lernspur/service-kit/call/call'
import { timetableOf, timetableQueries } from './timetable.query'

/** The timetable of the school; without periods and lessons where nobody has taken one over. */
export const getTimetable = async (call: Call): Promise<Timetable> => {
  const [periods, lessons] = await call.read((tx) => timetableQueries(tx, call))
  return timetableOf(periods, lessons)
}
