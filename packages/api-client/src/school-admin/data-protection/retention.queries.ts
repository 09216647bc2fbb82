import { retentionRoutes } from '@lernspur/contracts/school-admin/data-protection/retention.contract'
import { callsOf } from '../../derive/calls'

/** @public */
export const retentionCalls = callsOf('retention', retentionRoutes, {
  calls: { chooseRetention: { showsFailure: true } },
})

export const retentionQuery = retentionCalls.getRetention
export const chooseRetentionMutation = retentionCalls.chooseRetention
export const deleteDueMutation = retentionCalls.deleteDue
export const undoDueDeletionMutation = retentionCalls.undoDueDeletion
