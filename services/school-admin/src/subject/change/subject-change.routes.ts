import { subjectChangeRoutes } from '@lernspur/contracts/school-admin/subject/subject-change.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { listChanges } from './list-changes'
import { undoChange } from './undo-change'

export const subjectChangeSlice = slice(subjectChangeRoutes, {
  listSubjectChanges: ({ call, list }) => listChanges(call, list),
  undoSubjectChange: ({ call, params }) => undoChange(call, params.changeId),
})
