import { assessmentSetRoutes } from '@lernspur/contracts/teacher/assessment-set.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { replaceAssessmentTemplates } from './replace-assessment-templates'
import { replaceClassAssessments } from './replace-class-assessments'

export const assessmentSetSlice = slice(assessmentSetRoutes, {
  replaceClassAssessments: ({ call, params, body }) => replaceClassAssessments(call, params.schoolClassId, body),
  replaceAssessmentTemplates: ({ call, body }) => replaceAssessmentTemplates(call, body),
})
