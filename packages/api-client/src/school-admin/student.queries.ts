import { studentRoutes } from '@lernspur/contracts/student.contract'
import { studentClassRelationRoutes } from '@lernspur/contracts/student-class-relation.contract'
import { callsOf } from '../derive/calls'

const { linkStudents, unlinkStudents } = studentClassRelationRoutes

// Classes tell how many children they have.
/** @public */
export const studentCalls = callsOf(
  'student',
  { ...studentRoutes, linkStudents, unlinkStudents },
  { stale: ['student', 'school-class'] },
)

/** Children of one class. */
export const classStudentsQuery = studentCalls.listClassStudents
export const createStudentsMutation = studentCalls.createStudents
export const deleteStudentMutation = studentCalls.deleteStudent
/** Puts children into classes and their subjects. */
export const linkStudentsMutation = studentCalls.linkStudents
/** Children that the caller may see, in all classes. */
export const studentListQuery = studentCalls.listStudents
/** Takes children out of classes or single subjects. */
export const unlinkStudentsMutation = studentCalls.unlinkStudents
