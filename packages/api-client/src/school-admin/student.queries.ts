import { type FindReturningStudents, studentRoutes } from '@lernspur/contracts/school-admin/student.contract'
import { studentClassRelationRoutes } from '@lernspur/contracts/school-admin/student-class-relation.contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call'
import { callsOf } from '../derive/calls'

const { linkStudents, moveStudents, unlinkStudents } = studentClassRelationRoutes

// Classes include their number of students.
/** @public */
export const studentCalls = callsOf(
  'student',
  { ...studentRoutes, linkStudents, moveStudents, unlinkStudents },
  {
    stale: ['student', 'school-class'],
    calls: {
      deleteStudent: { stale: ['student', 'school-class', 'report'] },
      findReturningStudents: { savesNothing: true },
    },
  },
)

/** Students of one class. */
export const classStudentsQuery = studentCalls.listClassStudents
/** Who has left a class whose year has not ended. */
export const formerStudentsQuery = studentCalls.listFormerStudents
export const createStudentsMutation = studentCalls.createStudents
/** Reports are deleted only if their number is confirmed (rule report.7). */
export const deleteStudentMutation = studentCalls.deleteStudent
/** Students of the school who are in no class and have one of the names (rule student.8). */
export const findReturningStudentsMutation = studentCalls.findReturningStudents
/** Assigns students to classes and their subjects. */
export const linkStudentsMutation = studentCalls.linkStudents
/** Students join classes and leave others in one step. */
export const moveStudentsMutation = studentCalls.moveStudents
/** Students that the caller may see, in all classes. */
export const studentListQuery = studentCalls.listStudents
/** Removes students from classes or from single subjects. */
export const unlinkStudentsMutation = studentCalls.unlinkStudents

/** Which of the names on a list for a class belong to students of the school who are in no class (rule student.8). */
export const returningStudentsQuery = (schoolClassId: string, body: FindReturningStudents) =>
  queryOptions({
    queryKey: [...studentCalls.keys.all, 'findReturningStudents', schoolClassId, body],
    queryFn: ({ signal }) => call(studentRoutes.findReturningStudents, { params: { schoolClassId }, body, signal }),
  })
