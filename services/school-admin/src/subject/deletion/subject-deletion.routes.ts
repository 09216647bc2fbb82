import { subjectDeletionRoutes } from '@lernspur/contracts/school-admin/subject-deletion.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { getSubjectUse } from './get-subject-use'
import { restoreSubject } from './restore-subject'

export const subjectDeletionSlice = slice(subjectDeletionRoutes, {
  getSubjectUse: ({ call, params }) => getSubjectUse(call, params.schoolSubjectId),
  restoreSubject: ({ call, params }) => restoreSubject(call, params.schoolSubjectId),
})
