import { studentRoutes } from '@lernspur/contracts/student.contract'
import { slice } from '@lernspur/service-kit/slice'
import { listClassStudents } from './list-class-students'
import { listStudents } from './list-students'

export const studentSlice = slice(studentRoutes, {
  listStudents: ({ call, list }) => listStudents(call, list),
  listClassStudents: ({ call, params, list }) => listClassStudents(call, params.schoolClassId, list),
})
