import { rollOverRoutes } from '@lernspur/contracts/school-admin/year/roll-over.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { getRollOverPlan } from './get-roll-over-plan'
import { listRollOvers } from './list-roll-overs'
import { makeRollOver } from './make-roll-over'
import { previewRollOver } from './preview-roll-over'
import { undoRollOver } from './undo-roll-over'

export const rollOverSlice = slice(rollOverRoutes, {
  getRollOverPlan: ({ call, params, query }) => getRollOverPlan(call, params.id, query.toSchoolYearId),
  previewRollOver: ({ call, params, body }) => previewRollOver(call, params.id, body),
  rollOver: ({ call, params, body }) => makeRollOver(call, params.id, body),
  listRollOvers: ({ call }) => listRollOvers(call),
  undoRollOver: ({ call, params }) => undoRollOver(call, params.rollOverId),
})
