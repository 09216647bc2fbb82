import { studentJoinRoutes } from '@lernspur/contracts/school-admin/student-join.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { joinStudents } from './join-students'
import { listJoins } from './list-joins'
import { previewJoin } from './preview-join'
import { undoJoin } from './undo-join'

export const studentJoinSlice = slice(studentJoinRoutes, {
  previewStudentJoin: ({ call, params, query }) => previewJoin(call, params.studentId, query.sourceId),
  joinStudents: ({ call, params, body }) => joinStudents(call, params.studentId, body),
  undoStudentJoin: ({ call, params }) => undoJoin(call, params.joinId),
  listStudentJoins: ({ call, list }) => listJoins(call, list),
})
