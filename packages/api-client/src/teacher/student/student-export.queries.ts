import { studentExportRoutes } from '@lernspur/contracts/teacher/student/student-export.contract'
import { callsOf } from '../../derive/calls'

/** @public */
export const studentExportCalls = callsOf('student-export', studentExportRoutes)

/** Everything about a student as a ZIP file. */
export const exportStudentMutation = studentExportCalls.exportStudent
