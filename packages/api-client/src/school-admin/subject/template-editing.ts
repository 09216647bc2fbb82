import { competenceCalls } from './competence.queries'
import { subjectCalls } from './subject.queries'
import { subjectExchange } from './subject-exchange'
import { importSubjectTemplatesMutation, previewTemplateImportMutation } from './subject-import.queries'

/** Reads and writes of the template editors, for a school and for the provider. */
export const templateEditing = {
  ...subjectExchange,
  competences: competenceCalls,
  domains: (schoolSubjectId: string) =>
    competenceCalls.listCompetenceDomains({
      filter: [{ field: 'schoolSubjectId', type: 'eq', value: schoolSubjectId }],
    }),
  update: subjectCalls.updateSubject,
  use: subjectCalls.getSubjectUse,
  remove: subjectCalls.deleteSubject,
  restore: subjectCalls.restoreSubject,
  previewImport: previewTemplateImportMutation,
  sendImport: importSubjectTemplatesMutation,
}
