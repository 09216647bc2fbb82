import { studentExportRoutes } from '@lernspur/contracts/teacher/student/student-export.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { exportStudent } from './export-student'

export const studentExportSlice = slice(studentExportRoutes, {
  exportStudent: ({ call, params }) => exportStudent(call, params.studentId),
})
