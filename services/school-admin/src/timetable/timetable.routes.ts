import { timetableRoutes } from '@lernspur/contracts/school-admin/year/timetable.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { deleteTimetable } from './delete-timetable'
import { getTimetable } from './get-timetable'
import { replaceTimetable } from './replace-timetable'

export const timetableSlice = slice(timetableRoutes, {
  getTimetable: ({ call }) => getTimetable(call),
  replaceTimetable: ({ call, body }) => replaceTimetable(call, body),
  deleteTimetable: ({ call }) => deleteTimetable(call),
})
