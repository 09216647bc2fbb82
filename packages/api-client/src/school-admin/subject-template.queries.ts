import { subjectTemplateRoutes } from '@lernspur/contracts/subject-template.contract'
import { callsOf } from '../derive/calls'

/** @public */
export const subjectTemplateCalls = callsOf('subject-template', subjectTemplateRoutes)

export const subjectTemplateKeys = subjectTemplateCalls.keys
/** Copies the provider's templates that the school does not have yet. */
export const importTemplatesMutation = subjectTemplateCalls.importTemplates
/** The school's own subject templates. */
export const subjectTemplateListQuery = subjectTemplateCalls.listSubjectTemplates
