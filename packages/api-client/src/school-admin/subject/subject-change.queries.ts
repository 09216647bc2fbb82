import { subjectChangeRoutes } from '@lernspur/contracts/subject-change.contract'
import { callsOf } from '../../derive/calls'

/** @public */
export const subjectChangeCalls = callsOf('subject-change', subjectChangeRoutes, {
  stale: ['subject', 'subject-template', 'competence', 'student', 'subject-change'],
  calls: { undoSubjectChange: { showsFailure: true } },
})
