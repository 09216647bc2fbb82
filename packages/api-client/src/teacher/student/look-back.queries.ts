import { lookBackRoutes } from '@lernspur/contracts/teacher/student/look-back.contract'
import { callsOf } from '../../derive/calls'

// Cached among observations, because new ones tick the plan.
/** @public */
export const lookBackCalls = callsOf('observation', lookBackRoutes)

/** The students and competences that the user has not looked at lately in a class, with the plan for the week. */
export const lookBackQuery = lookBackCalls.getLookBack
export const createWeekPlanMutation = lookBackCalls.createWeekPlan
export const deleteWeekPlanMutation = lookBackCalls.deleteWeekPlan
