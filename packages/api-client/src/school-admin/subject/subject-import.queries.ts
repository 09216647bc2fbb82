import { subjectImportRoutes } from '@lernspur/contracts/school-admin/subject/subject-import.contract'
import { callsOf } from '../../derive/calls'
import { draftNouns } from './draft-nouns'

const preview = { savesNothing: true, stale: [], showsFailure: true } as const

/** @public */
export const subjectImportCalls = callsOf('subject-import', subjectImportRoutes, {
  stale: ['subject', 'subject-template', 'competence', 'student', 'subject-change', ...draftNouns],
  showsFailure: true,
  calls: { previewSubjectImport: preview, previewTemplateImport: preview },
})

export const importSubjectsMutation = subjectImportCalls.importSubjects
export const previewSubjectImportMutation = subjectImportCalls.previewSubjectImport
export const importSubjectTemplatesMutation = subjectImportCalls.importSubjectTemplates
export const previewTemplateImportMutation = subjectImportCalls.previewTemplateImport
