import { subjectChangeRoutes } from '@lernspur/contracts/school-admin/subject/subject-change.contract'
import { callsOf } from '../../derive/calls'
import { draftNouns } from './draft-nouns'

/** @public */
export const subjectChangeCalls = callsOf('subject-change', subjectChangeRoutes, {
  stale: ['subject', 'subject-template', 'competence', 'student', 'subject-change', ...draftNouns],
  calls: { undoSubjectChange: { showsFailure: true } },
})
