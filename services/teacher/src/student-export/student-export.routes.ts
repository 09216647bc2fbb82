import { studentExportRoutes } from '@lernspur/contracts/student-export.contract'
import { slice } from '@lernspur/service-kit/slice'
import { exportStudent } from './export-student'

export const studentExportSlice = slice(studentExportRoutes, {
  exportStudent: ({ call, params }) => exportStudent(call, params.studentId),
})
