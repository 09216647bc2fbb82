import { rollOverRoutes } from '@lernspur/contracts/school-admin/year/roll-over.contract'
import { callsOf } from '../../derive/calls'

/** What a roll-over creates and an undo removes. */
const stale = [
  'roll-over',
  'school-calendar',
  'school-class',
  'access-right',
  'student',
  'subject',
  'competence',
  'performance-assessment',
  'performance-visual',
]

/** @public */
export const rollOverCalls = callsOf('roll-over', rollOverRoutes, {
  stale,
  calls: {
    previewRollOver: { showsFailure: true, savesNothing: true, stale: [] },
    rollOver: { showsFailure: true },
    undoRollOver: { showsFailure: true },
  },
})

export const rollOverKeys = rollOverCalls.keys
export const rollOverPlanQuery = rollOverCalls.getRollOverPlan
export const previewRollOverMutation = rollOverCalls.previewRollOver
export const rollOverMutation = rollOverCalls.rollOver
export const rollOverListQuery = rollOverCalls.listRollOvers
export const undoRollOverMutation = rollOverCalls.undoRollOver
