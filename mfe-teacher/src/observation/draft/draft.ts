import { type CreateObservation, observationLimits } from '@lernspur/contracts/teacher/observation.contract'

/** What was chosen for a student: a level, or null for a note without one. */
export type LevelChoice = string | null

/** Unsaved observations: one competence, many students. */
export interface ObservationDraft {
  readonly schoolSubjectId: string
  readonly competenceId: string
  readonly performanceAssessmentId: string
  readonly observedAt: string
  /** Day on which that was set, by the user or by default. */
  readonly daySetOn?: string | undefined
  /** A note for all marked students. */
  readonly description: string
  readonly choices: ReadonlyMap<string, LevelChoice>
  /** Notes of single students; never empty. */
  readonly notes: ReadonlyMap<string, string>
  /** Photos of pieces of work, by student. */
  readonly photos: ReadonlyMap<string, Blob>
}

export type DraftChange =
  | { readonly kind: 'subject'; readonly schoolSubjectId: string }
  | { readonly kind: 'competence'; readonly schoolSubjectId: string; readonly competenceId: string }
  | { readonly kind: 'assessment'; readonly performanceAssessmentId: string; readonly retainsScale: boolean }
  | { readonly kind: 'day'; readonly observedAt: string; readonly setOn: string }
  | { readonly kind: 'note'; readonly description: string }
  | { readonly kind: 'child'; readonly studentId: string; readonly choice: LevelChoice }
  | { readonly kind: 'child-note'; readonly studentId: string; readonly note: string }
  | { readonly kind: 'photo'; readonly studentId: string; readonly photo: Blob | null }
  | { readonly kind: 'clear'; readonly studentIds: readonly string[] }
  | { readonly kind: 'choices'; readonly choices: ObservationDraft['choices'] }
  | { readonly kind: 'all'; readonly studentIds: readonly string[]; readonly choice: LevelChoice }
  | { readonly kind: 'drop'; readonly studentIds: readonly string[] }
  | { readonly kind: 'saved'; readonly studentIds: readonly string[]; readonly description: string }

const without = <Value>(
  values: ReadonlyMap<string, Value>,
  studentIds: readonly string[],
): ReadonlyMap<string, Value> => new Map([...values].filter(([studentId]) => !studentIds.includes(studentId)))

const withValue = <Value>(
  values: ReadonlyMap<string, Value>,
  studentId: string,
  value: Value,
): ReadonlyMap<string, Value> => new Map([...values, [studentId, value]])

/** The draft without these students. */
const withoutStudents = (draft: ObservationDraft, studentIds: readonly string[]): ObservationDraft => ({
  ...draft,
  choices: without(draft.choices, studentIds),
  notes: without(draft.notes, studentIds),
  photos: without(draft.photos, studentIds),
})

/**
 * The draft after a change. Choosing the same level again clears it; saving leaves what the next observation reuses,
 * and what was typed meanwhile about others or for all.
 */
export const changeDraft = (draft: ObservationDraft, change: DraftChange): ObservationDraft => {
  switch (change.kind) {
    case 'subject':
      return { ...draft, schoolSubjectId: change.schoolSubjectId, competenceId: '' }
    case 'competence':
      return { ...draft, schoolSubjectId: change.schoolSubjectId, competenceId: change.competenceId }
    case 'assessment': {
      const choices = change.retainsScale ? draft.choices : new Map<string, LevelChoice>()
      return { ...draft, performanceAssessmentId: change.performanceAssessmentId, choices }
    }
    case 'day':
      return { ...draft, observedAt: change.observedAt, daySetOn: change.setOn }
    case 'note':
      return { ...draft, description: change.description }
    case 'child': {
      const { studentId, choice } = change
      const isSame = draft.choices.has(studentId) && draft.choices.get(studentId) === choice
      const choices = isSame ? without(draft.choices, [studentId]) : withValue(draft.choices, studentId, choice)
      return { ...draft, choices }
    }
    case 'child-note': {
      const { studentId, note } = change
      return {
        ...draft,
        notes: note === '' ? without(draft.notes, [studentId]) : withValue(draft.notes, studentId, note),
      }
    }
    case 'photo': {
      const { studentId, photo } = change
      const photos = photo ? withValue(draft.photos, studentId, photo) : without(draft.photos, [studentId])
      return { ...draft, photos }
    }
    case 'clear':
      return { ...draft, choices: without(draft.choices, change.studentIds) }
    case 'all':
      return { ...draft, choices: new Map(change.studentIds.map((studentId) => [studentId, change.choice])) }
    case 'choices':
      return { ...draft, choices: change.choices }
    case 'drop':
      return withoutStudents(draft, change.studentIds)
    case 'saved': {
      const description = draft.description === change.description ? '' : draft.description
      return { ...withoutStudents(draft, change.studentIds), description }
    }
  }
}

/** The choices before one change of many; what was chosen or cleared since then stays. */
export const choicesAfterUndo = (
  now: ObservationDraft['choices'],
  { before, after }: { readonly before: ObservationDraft['choices']; readonly after: ObservationDraft['choices'] },
): ObservationDraft['choices'] => {
  const since = [...now].filter(([studentId, choice]) => !after.has(studentId) || after.get(studentId) !== choice)
  const cleared = [...after.keys()].filter((studentId) => !now.has(studentId))
  return new Map([...without(before, cleared), ...since])
}

/** The note for all and the student's own, in this order (rule capture.1). */
const noteOf = (draft: ObservationDraft, studentId: string): string | null =>
  [draft.description.trim(), draft.notes.get(studentId)?.trim() ?? ''].filter((note) => note !== '').join('\n') || null

/** Students with a level, a note or a photo, in the order in which they were marked. */
const markedIn = ({ choices, notes, photos }: ObservationDraft): string[] => [
  ...new Set([...choices.keys(), ...notes.keys(), ...photos.keys()]),
]

/** Marked students for whom nothing is saved, because they do not take the subject. */
export const leftOutOf = (draft: ObservationDraft, taking: ReadonlySet<string>): string[] =>
  markedIn(draft).filter((studentId) => !taking.has(studentId))

/** The observations to create; students who do not take the subject are left out. */
export const entriesOf = (
  draft: ObservationDraft,
  schoolClassId: string,
  taking: ReadonlySet<string>,
): CreateObservation[] =>
  markedIn(draft)
    .filter((studentId) => taking.has(studentId))
    .map((studentId) => ({
      studentId,
      schoolClassId,
      competenceId: draft.competenceId,
      performanceLevelV2Id: draft.choices.get(studentId) ?? null,
      performanceAssessmentId: draft.performanceAssessmentId || null,
      description: noteOf(draft, studentId),
      observedAt: draft.observedAt,
    }))

export type Blocker = 'competence' | 'children' | 'note' | 'long' | 'day'

/** The first reason why the draft cannot be saved, or null. */
export const blockerOf = (
  draft: ObservationDraft,
  entries: readonly CreateObservation[],
  today: string,
): Blocker | null => {
  if (!draft.competenceId) return 'competence'
  if (entries.length === 0) return 'children'
  if (entries.some(({ performanceLevelV2Id, description }) => !performanceLevelV2Id && !description)) return 'note'
  if (entries.some(({ description }) => (description?.length ?? 0) > observationLimits.description)) return 'long'
  return draft.observedAt === '' || draft.observedAt > today ? 'day' : null
}
