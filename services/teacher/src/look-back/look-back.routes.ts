import { lookBackRoutes } from '@lernspur/contracts/teacher/student/look-back.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { getLookBack } from './get-look-back'
import { createWeekPlan, deleteWeekPlan } from './week-plan'

/** Whom and what a teacher has not looked at, and the plan for the week. */
export const lookBackSlice = slice(lookBackRoutes, {
  getLookBack: ({ call, params }) => getLookBack(call, params.schoolClassId),
  createWeekPlan: ({ call, params, body }) => createWeekPlan(call, params.schoolClassId, body),
  deleteWeekPlan: ({ call, params }) => deleteWeekPlan(call, params.schoolClassId),
})
