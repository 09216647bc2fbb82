import { performanceAssessmentListQuery } from '@lernspur/api-client/teacher/performance-assessment.queries'

/** Assessments of a class, or the school's templates without one. */
export const assessmentsQuery = (schoolClassId: string | null) =>
  performanceAssessmentListQuery({
    filter: [
      schoolClassId === null
        ? { field: 'isTemplate', type: 'eq', value: 'true' }
        : { field: 'schoolClassId', type: 'eq', value: schoolClassId },
    ],
  })
