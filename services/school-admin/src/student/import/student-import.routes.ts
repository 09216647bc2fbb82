import { studentImportRoutes } from '@lernspur/contracts/school-admin/student-import/student-import.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { importStudents } from './import-students'
import { listImports } from './list-imports'
import { undoImport } from './undo-import'

export const studentImportSlice = slice(studentImportRoutes, {
  importStudents: ({ call, body }) => importStudents(call, body),
  undoStudentImport: ({ call, params }) => undoImport(call, params.id),
  listStudentImports: ({ call, list }) => listImports(call, list),
})
