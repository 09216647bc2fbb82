import { subjectTemplateRoutes } from '@lernspur/contracts/subject-template.contract'
import { callsOf } from '../derive/calls'

/** @public */
export const subjectTemplateCalls = callsOf('subject-template', subjectTemplateRoutes)

export const subjectTemplateKeys = subjectTemplateCalls.keys
/** Takes over what the provider has and the school has not. */
export const importTemplatesMutation = subjectTemplateCalls.importTemplates
/** The school's own subject templates. */
export const subjectTemplateListQuery = subjectTemplateCalls.listSubjectTemplates
