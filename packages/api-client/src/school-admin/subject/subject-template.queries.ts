import { subjectTemplateRoutes } from '@lernspur/contracts/school-admin/subject-template.contract'
import { callsOf } from '../../derive/calls'

/** @public */
export const subjectTemplateCalls = callsOf('subject-template', subjectTemplateRoutes, {
  stale: ['subject-template', 'subject', 'competence', 'subject-change'],
})

export const subjectTemplateKeys = subjectTemplateCalls.keys
/** Copies the provider's templates that the school does not have yet. */
export const importTemplatesMutation = subjectTemplateCalls.importTemplates
/** The school's own subject templates. */
export const subjectTemplateListQuery = subjectTemplateCalls.listSubjectTemplates
/** What the provider has changed in templates that the school has copied. */
export const templateUpdateListQuery = subjectTemplateCalls.listTemplateUpdates
/** Versions of which the school has taken nothing yet. */
export const newTemplateVersionsQuery = subjectTemplateCalls.getNewTemplateVersions
export const updateTemplatesMutation = subjectTemplateCalls.updateTemplates
export const deleteTemplatesMutation = subjectTemplateCalls.deleteTemplates
/** One level of the provider's templates. */
export const copyTemplatesOfLevelMutation = subjectTemplateCalls.copyTemplatesOfLevel
