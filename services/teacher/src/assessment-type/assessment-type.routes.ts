import { assessmentTypeRoutes } from '@lernspur/contracts/teacher/assessment-type.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { getAssessmentType, listAssessmentTypes } from './read-assessment-types'
import { createAssessmentType, deleteAssessmentType, updateAssessmentType } from './write-assessment-type'
import { createLegacyLevel, deleteLegacyLevel, updateLegacyLevel } from './write-legacy-level'

export const assessmentTypeSlice = slice(assessmentTypeRoutes, {
  createAssessmentType: ({ call, body }) => createAssessmentType(call, body),
  listAssessmentTypes: ({ call, list }) => listAssessmentTypes(call, list),
  getAssessmentType: ({ call, params }) => getAssessmentType(call, params.id),
  updateAssessmentType: ({ call, params, body }) => updateAssessmentType(call, params.id, body),
  deleteAssessmentType: ({ call, params }) => deleteAssessmentType(call, params.id),
  createLegacyLevel: ({ call, params, body, files }) => createLegacyLevel(call, params.typeId, body, files.file),
  updateLegacyLevel: ({ call, params, body, files }) => updateLegacyLevel(call, params, body, files.file),
  deleteLegacyLevel: ({ call, params }) => deleteLegacyLevel(call, params),
})
