import { seatingPlanRoutes } from '@lernspur/contracts/teacher/observation-form/seating-plan.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { createSeatingPlan } from './create-seating-plan'
import { deleteSeatingPlan } from './delete-seating-plan'
import { listSeatingPlans } from './list-seating-plans'
import { updateSeatingPlan } from './update-seating-plan'

export const seatingPlanSlice = slice(seatingPlanRoutes, {
  listSeatingPlans: ({ call, params }) => listSeatingPlans(call, params.schoolClassId),
  createSeatingPlan: ({ call, params, body }) => createSeatingPlan(call, params.schoolClassId, body),
  updateSeatingPlan: ({ call, params, body }) => updateSeatingPlan(call, params.seatingPlanId, body),
  deleteSeatingPlan: ({ call, params }) => deleteSeatingPlan(call, params.seatingPlanId),
})
