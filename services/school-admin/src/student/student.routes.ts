import { studentRoutes } from '@lernspur/contracts/school-admin/student.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { createStudent } from './create-student'
import { createStudents } from './create-students'
import { deleteStudent } from './delete-student'
import { listClassStudents } from './list-class-students'
import { listFormerStudents } from './list-former-students'
import { listStudents } from './list-students'
import { findReturningStudents } from './returning/find-returning-students'
import { updateStudent } from './update-student'

export const studentSlice = slice(studentRoutes, {
  createStudent: ({ call, body }) => createStudent(call, body),
  createStudents: ({ call, body }) => createStudents(call, body),
  updateStudent: ({ call, params, body }) => updateStudent(call, params.id, body),
  deleteStudent: ({ call, params, query }) => deleteStudent(call, params.id, query.reportCount),
  listStudents: ({ call, list }) => listStudents(call, list),
  findReturningStudents: ({ call, params, body }) => findReturningStudents(call, params.schoolClassId, body),
  listFormerStudents: ({ call, params }) => listFormerStudents(call, params.schoolClassId),
  listClassStudents: ({ call, params, list }) => listClassStudents(call, params.schoolClassId, list),
})
