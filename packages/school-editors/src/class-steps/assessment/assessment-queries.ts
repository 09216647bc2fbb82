import { performanceAssessmentListQuery } from '@lernspur/api-client/performance-assessment.queries'
import { scalesQuery } from '../scale/scale-queries'

/** Assessments of a class, or the school's templates without one. */
export const assessmentsQuery = (schoolClassId: string | null) =>
  performanceAssessmentListQuery({
    filter: [
      schoolClassId === null
        ? { field: 'isTemplate', type: 'eq', value: 'true' }
        : { field: 'schoolClassId', type: 'eq', value: schoolClassId },
    ],
  })

/** What assessments of a class, or templates of the school, can be measured by. */
export const usableScaleQueries = (schoolClassId: string | null) =>
  schoolClassId === null ? [scalesQuery(null)] : [scalesQuery(schoolClassId), scalesQuery(null)]
