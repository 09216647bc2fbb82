import { seatingPlanRoutes } from '@lernspur/contracts/teacher/observation-form/seating-plan.contract'
import { callsOf } from '../../derive/calls'

/** @public */
export const seatingPlanCalls = callsOf('seating-plan', seatingPlanRoutes)

/** Seating plans of a class, that of its own room first. */
export const seatingPlanListQuery = seatingPlanCalls.listSeatingPlans
export const createSeatingPlanMutation = seatingPlanCalls.createSeatingPlan
export const updateSeatingPlanMutation = seatingPlanCalls.updateSeatingPlan
export const deleteSeatingPlanMutation = seatingPlanCalls.deleteSeatingPlan
