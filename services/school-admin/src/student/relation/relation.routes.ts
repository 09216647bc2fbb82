import { studentClassRelationRoutes } from '@lernspur/contracts/student-class-relation.contract'
import { slice } from '@lernspur/service-kit/slice'
import { linkStudents } from './link-students'
import { unlinkStudents } from './unlink-students'

export const studentClassRelationSlice = slice(studentClassRelationRoutes, {
  linkStudents: ({ call, body }) => linkStudents(call, body.relations),
  unlinkStudents: ({ call, body }) => unlinkStudents(call, body),
})
