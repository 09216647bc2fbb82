import type {
  StudentImport,
  studentImportRoutes,
} from '@lernspur/contracts/school-admin/student-import/student-import.contract'
import type { Call } from '@lernspur/service-kit/call/call'
import { pageOf, pageQueries } from '@lernspur/service-kit/list/list-page'
import { compileList } from '@lernspur/service-kit/list/list-query'
import type { ListOf } from '@lernspur/service-kit/list/list-request'
import { importColumns, importSource } from './student-import.query'

const columns = {
  id: 'ue.id',
  schoolClassId: 'ue.school_class_id',
  createdAt: 'ue.created_at',
  undoneAt: 'ue.undone_at',
} as const

/** Imports that can still be undone, or were undone, the newest first. */
export const listImports = async (call: Call, list: ListOf<typeof studentImportRoutes.listStudentImports>) =>
  pageOf(
    await call.read((tx) =>
      pageQueries<StudentImport>(tx, compileList(tx, list, columns, [{ field: 'createdAt', dir: 'desc' }]), {
        select: importColumns(tx),
        from: importSource(tx, call.actor),
      }),
    ),
  )
