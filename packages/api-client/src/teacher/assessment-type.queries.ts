import { assessmentTypeRoutes } from '@lernspur/contracts/teacher/assessment-type.contract'
import { callsOf } from '../derive/calls'

/** @public */
export const assessmentTypeCalls = callsOf('assessment-type', assessmentTypeRoutes)

/** Scales of the first version of observations. */
export const assessmentTypeListQuery = assessmentTypeCalls.listAssessmentTypes
