import { studentRoutes } from '@lernspur/contracts/school-admin/student.contract'
import { studentClassRelationRoutes } from '@lernspur/contracts/school-admin/student-class-relation.contract'
import { callsOf } from '../derive/calls'

const { linkStudents, moveStudents, unlinkStudents } = studentClassRelationRoutes

// Classes include their number of students.
/** @public */
export const studentCalls = callsOf(
  'student',
  { ...studentRoutes, linkStudents, moveStudents, unlinkStudents },
  { stale: ['student', 'school-class'], calls: { deleteStudent: { stale: ['student', 'school-class', 'report'] } } },
)

/** Students of one class. */
export const classStudentsQuery = studentCalls.listClassStudents
/** Who has left a class whose year has not ended. */
export const formerStudentsQuery = studentCalls.listFormerStudents
export const createStudentsMutation = studentCalls.createStudents
/** Reports are deleted only if their number is confirmed (rule report.7). */
export const deleteStudentMutation = studentCalls.deleteStudent
/** Assigns students to classes and their subjects. */
export const linkStudentsMutation = studentCalls.linkStudents
/** Students join classes and leave others in one step. */
export const moveStudentsMutation = studentCalls.moveStudents
/** Students that the caller may see, in all classes. */
export const studentListQuery = studentCalls.listStudents
/** Removes students from classes or from single subjects. */
export const unlinkStudentsMutation = studentCalls.unlinkStudents
