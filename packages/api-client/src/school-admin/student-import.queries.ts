import { studentImportRoutes } from '@lernspur/contracts/school-admin/student-import/student-import.contract'
import { callsOf } from '../derive/calls'

// The screen itself shows what was refused, and asks again.
/** @public */
export const studentImportCalls = callsOf('student-import', studentImportRoutes, {
  stale: ['student-import', 'student', 'school-class'],
  calls: { importStudents: { stale: ['student-import', 'student', 'school-class'], showsFailure: true } },
})

/** Takes a whole list of names, all or nothing (rule import.2). */
export const importStudentsMutation = studentImportCalls.importStudents
/** Imports that can still be undone, the newest first. */
export const studentImportListQuery = studentImportCalls.listStudentImports
export const undoStudentImportMutation = studentImportCalls.undoStudentImport
