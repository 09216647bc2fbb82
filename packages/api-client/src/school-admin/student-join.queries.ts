import { studentJoinRoutes } from '@lernspur/contracts/school-admin/student-join.contract'
import { callsOf } from '../derive/calls'

// Entries, reports and talk sheets move from one child to another.
/** @public */
export const studentJoinCalls = callsOf('student-join', studentJoinRoutes, {
  stale: ['student-join', 'student', 'school-class', 'observation', 'report'],
  calls: { joinStudents: { showsFailure: true } },
})

/** What two records of one child hold (rule student.11). */
export const joinPreviewQuery = studentJoinCalls.previewStudentJoin
export const joinStudentsMutation = studentJoinCalls.joinStudents
/** Joins that can still be undone, the newest first. */
export const studentJoinListQuery = studentJoinCalls.listStudentJoins
export const undoStudentJoinMutation = studentJoinCalls.undoStudentJoin
