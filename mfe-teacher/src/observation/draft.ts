import type { CreateObservation } from '@lernspur/contracts/observation.contract'

/** What was chosen for a student: a level, or null for a note without one. */
export type Choice = string | null

/** An unsaved capture: one competence, many students. */
export interface Draft {
  readonly schoolSubjectId: string
  readonly competenceId: string
  readonly performanceAssessmentId: string
  readonly observedAt: string
  readonly description: string
  readonly choices: ReadonlyMap<string, Choice>
}

export type DraftChange =
  | { readonly kind: 'subject'; readonly schoolSubjectId: string }
  | { readonly kind: 'competence'; readonly schoolSubjectId: string; readonly competenceId: string }
  | { readonly kind: 'assessment'; readonly performanceAssessmentId: string; readonly keepsScale: boolean }
  | { readonly kind: 'day'; readonly observedAt: string }
  | { readonly kind: 'note'; readonly description: string }
  | { readonly kind: 'child'; readonly studentId: string; readonly choice: Choice }
  | { readonly kind: 'clear'; readonly studentIds: readonly string[] }
  | { readonly kind: 'all'; readonly studentIds: readonly string[]; readonly choice: Choice }
  | { readonly kind: 'saved' }

const without = (choices: ReadonlyMap<string, Choice>, studentIds: readonly string[]): ReadonlyMap<string, Choice> =>
  new Map([...choices].filter(([studentId]) => !studentIds.includes(studentId)))

/** The draft after a change. Choosing the same level again clears it; saving keeps what the next capture reuses. */
export const changeDraft = (draft: Draft, change: DraftChange): Draft => {
  switch (change.kind) {
    case 'subject':
      return { ...draft, schoolSubjectId: change.schoolSubjectId, competenceId: '' }
    case 'competence':
      return { ...draft, schoolSubjectId: change.schoolSubjectId, competenceId: change.competenceId }
    case 'assessment': {
      const choices = change.keepsScale ? draft.choices : new Map<string, Choice>()
      return { ...draft, performanceAssessmentId: change.performanceAssessmentId, choices }
    }
    case 'day':
      return { ...draft, observedAt: change.observedAt }
    case 'note':
      return { ...draft, description: change.description }
    case 'child': {
      const { studentId, choice } = change
      const isSame = draft.choices.has(studentId) && draft.choices.get(studentId) === choice
      const rest = without(draft.choices, [studentId])
      return { ...draft, choices: isSame ? rest : new Map([...rest, [studentId, choice]]) }
    }
    case 'clear':
      return { ...draft, choices: without(draft.choices, change.studentIds) }
    case 'all':
      return { ...draft, choices: new Map(change.studentIds.map((studentId) => [studentId, change.choice])) }
    case 'saved':
      return { ...draft, description: '', choices: new Map() }
  }
}

/** The observations to create; students who do not take the subject are left out. */
export const entriesOf = (draft: Draft, schoolClassId: string, taking: ReadonlySet<string>): CreateObservation[] =>
  [...draft.choices]
    .filter(([studentId]) => taking.has(studentId))
    .map(([studentId, performanceLevelV2Id]) => ({
      studentId,
      schoolClassId,
      competenceId: draft.competenceId,
      performanceLevelV2Id,
      performanceAssessmentId: draft.performanceAssessmentId || null,
      description: draft.description.trim() || null,
      observedAt: draft.observedAt,
    }))

export type Obstacle = 'competence' | 'children' | 'note' | 'day'

/** The first reason why the draft cannot be saved, or null. */
export const obstacleOf = (draft: Draft, entries: readonly CreateObservation[], today: string): Obstacle | null => {
  if (!draft.competenceId) return 'competence'
  if (entries.length === 0) return 'children'
  const hasNote = draft.description.trim() !== ''
  if (!hasNote && entries.some((entry) => entry.performanceLevelV2Id === null)) return 'note'
  return draft.observedAt === '' || draft.observedAt > today ? 'day' : null
}
