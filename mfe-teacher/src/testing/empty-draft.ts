import type { ObservationDraft } from '../observation/draft/draft'

/** A capture of one competence in which nothing is entered yet. */
export const emptyDraft: ObservationDraft = {
  schoolSubjectId: 'subject',
  competenceId: 'competence',
  performanceAssessmentId: '',
  observedAt: '2026-11-20',
  description: '',
  choices: new Map(),
  notes: new Map(),
  photos: new Map(),
}
