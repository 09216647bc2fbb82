import { retentionRoutes } from '@lernspur/contracts/school-admin/data-protection/retention.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { chooseRetention } from './choose-retention'
import { deleteDue } from './delete-due'
import { getRetention } from './get-retention'
import { undoDueDeletion } from './undo-due-deletion'

export const retentionSlice = slice(retentionRoutes, {
  getRetention: ({ call }) => getRetention(call),
  chooseRetention: ({ call, params, body }) => chooseRetention(call, params.kind, body),
  deleteDue: ({ call, body }) => deleteDue(call, body),
  undoDueDeletion: ({ call, params }) => undoDueDeletion(call, params.deletionId),
})
