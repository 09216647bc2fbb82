import { performanceAssessmentRoutes } from '@lernspur/contracts/teacher/performance-assessment.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { changeVisual } from './change-visual'
import { createPerformanceAssessment, createPerformanceAssessments } from './create-performance-assessments'
import { deletePerformanceAssessment } from './delete-performance-assessment'
import { duplicatePerformanceAssessment } from './duplicate-performance-assessment'
import { getPerformanceAssessment } from './get-performance-assessment'
import { listCurrentSemesterAssessments } from './list-current-semester-assessments'
import { listPerformanceAssessments } from './list-performance-assessments'
import { getAssessmentUse } from './scale-change/get-assessment-use'
import { undoChangeVisual } from './scale-change/undo-change-visual'
import { updatePerformanceAssessment } from './update-performance-assessment'

export const performanceAssessmentSlice = slice(performanceAssessmentRoutes, {
  createPerformanceAssessment: ({ call, body }) => createPerformanceAssessment(call, body),
  createPerformanceAssessments: ({ call, params, body }) =>
    createPerformanceAssessments(call, params.schoolClassId, body),
  listPerformanceAssessments: ({ call, list }) => listPerformanceAssessments(call, list),
  getPerformanceAssessment: ({ call, params }) => getPerformanceAssessment(call, params.id),
  listCurrentSemesterAssessments: ({ call, params, list }) =>
    listCurrentSemesterAssessments(call, params.schoolClassId, list),
  updatePerformanceAssessment: ({ call, params, body }) => updatePerformanceAssessment(call, params.id, body),
  deletePerformanceAssessment: ({ call, params }) => deletePerformanceAssessment(call, params.id),
  changeVisual: ({ call, params, body }) => changeVisual(call, params.id, body),
  undoChangeVisual: ({ call, params }) => undoChangeVisual(call, params.id),
  getAssessmentUse: ({ call, params }) => getAssessmentUse(call, params.id),
  duplicatePerformanceAssessment: ({ call, params, body }) =>
    duplicatePerformanceAssessment(call, params.performanceAssessmentId, body),
})
