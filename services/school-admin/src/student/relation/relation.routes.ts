import { studentClassRelationRoutes } from '@lernspur/contracts/school-admin/student-class-relation.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { linkStudents } from './link-students'
import { listSubjectStudents } from './list-subject-students'
import { moveStudents } from './move-students'
import { setSubjectStudents } from './set-subject-students'
import { unlinkStudents } from './unlink-students'

export const studentClassRelationSlice = slice(studentClassRelationRoutes, {
  linkStudents: ({ call, body }) => linkStudents(call, body),
  moveStudents: ({ call, body }) => moveStudents(call, body),
  setSubjectStudents: ({ call, params, body }) => setSubjectStudents(call, params.schoolSubjectId, body),
  listSubjectStudents: ({ call, params, list }) => listSubjectStudents(call, params.schoolSubjectId, list),
  unlinkStudents: ({ call, body }) => unlinkStudents(call, body),
})
