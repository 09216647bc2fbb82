import { subjectImportRoutes } from '@lernspur/contracts/school-admin/subject/subject-import.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { importSubjects } from './import-subjects'
import { previewImport } from './preview-import'

export const subjectImportSlice = slice(subjectImportRoutes, {
  importSubjects: ({ call, params, body, files }) => importSubjects(call, params.schoolClassId, files.file, body),
  previewSubjectImport: ({ call, params, body, files }) => previewImport(call, params.schoolClassId, files.file, body),
  importSubjectTemplates: ({ call, body, files }) => importSubjects(call, null, files.file, body),
  previewTemplateImport: ({ call, body, files }) => previewImport(call, null, files.file, body),
})
