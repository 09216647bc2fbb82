import { today, useSearchParams } from '@lernspur/app-runtime'
import { use, useCallback, useEffect, useMemo, useState } from 'react'
import { requestedStudent, requestedSubject } from '../entry/observation-link'
import { levelMeanings } from '../level/level-meanings'
import { useIsPhotoHere } from '../photo/use-waiting-photos'
import { renewDay } from './draft/day-of-draft'
import { blockerOf, entriesOf, type ObservationDraft } from './draft/draft'
import { type DraftStore, useDraft } from './draft/draft-store'
import { isTyped } from './draft/is-typed'
import { openDraft, recoverDraft } from './draft/open-draft'
import { type ObservationFormData, scaleFor } from './observation-form-data'
import { useNewest } from './seen/use-newest'
import { useWaitingEntries } from './seen/waiting-entries'
import { useSaveEntries } from './use-save-entries'

const empty = { description: '', choices: new Map(), notes: new Map(), photos: new Map() } as const

const firstDraft = (work: ObservationFormData): ObservationDraft => {
  const competence = work.competences.get(work.recent[0]?.competenceId ?? '')
  return {
    ...empty,
    schoolSubjectId: competence?.schoolSubjectId ?? work.subjects[0]?.id ?? '',
    competenceId: competence?.id ?? '',
    performanceAssessmentId: work.assessments[0]?.id ?? '',
    observedAt: today(),
    daySetOn: today(),
  }
}

/** Drops what the class no longer has; a past day stays while something is typed. */
const applyDefaults = (store: DraftStore, work: ObservationFormData, requestedId: string | null): void => {
  const { competenceId, schoolSubjectId, performanceAssessmentId } = store.get()
  if (!isTyped(store.get())) store.change({ kind: 'day', observedAt: today(), setOn: today() })
  const requested = work.competences.get(requestedId ?? competenceId)
  if (requested && requested.id !== competenceId) {
    store.change({ kind: 'competence', schoolSubjectId: requested.schoolSubjectId, competenceId: requested.id })
  } else if (!requested && competenceId) store.change({ kind: 'competence', schoolSubjectId, competenceId: '' })
  if (performanceAssessmentId && !work.assessments.some(({ id }) => id === performanceAssessmentId)) {
    store.change({ kind: 'assessment', performanceAssessmentId: work.assessments[0]?.id ?? '', retainsScale: false })
  }
}

/**
 * Chooses the subject that is asked for, with its competence that was observed last, unless something is typed
 * (rule timetable.3).
 */
const applySubject = (store: DraftStore, work: ObservationFormData, requestedId: string | null): void => {
  const subject = work.subjects.find(({ id }) => id === requestedId)
  if (!subject || subject.id === store.get().schoolSubjectId || isTyped(store.get())) return
  const isOfSubject = (id: string) => work.competences.get(id)?.schoolSubjectId === subject.id
  const competenceId = work.recent.find((one) => isOfSubject(one.competenceId))?.competenceId ?? ''
  store.change({ kind: 'competence', schoolSubjectId: subject.id, competenceId })
}

/** Chooses a subject of the child that is asked for, unless the one of the draft is or something is typed. */
const applyStudent = (store: DraftStore, work: ObservationFormData, studentId: string | null): void => {
  const subjects = work.students.find(({ id }) => id === studentId)?.schoolSubjectIds ?? []
  const [schoolSubjectId] = work.subjects.flatMap(({ id }) => (subjects.includes(id) ? [id] : []))
  if (schoolSubjectId === undefined || subjects.includes(store.get().schoolSubjectId) || isTyped(store.get())) return
  store.change({ kind: 'competence', schoolSubjectId, competenceId: '' })
}

/** Clears levels that the scale no longer has. */
const dropUnknownLevels = (store: DraftStore, work: ObservationFormData, classId: string): void => {
  const { choices, performanceAssessmentId } = store.get()
  const levels = new Set(scaleFor(work, classId, performanceAssessmentId)?.performanceLevelsV2.map(({ id }) => id))
  const studentIds = [...choices].filter(([, choice]) => choice !== null && !levels.has(choice)).map(([id]) => id)
  if (studentIds.length > 0) store.change({ kind: 'clear', studentIds })
}

const subjectOf = (draft: ObservationDraft) => draft.schoolSubjectId
const competenceOf = (draft: ObservationDraft) => draft.competenceId
const assessmentOf = (draft: ObservationDraft) => draft.performanceAssessmentId

/** State and actions of the observation form; rows read their own part of the draft from `store`. */
export const useObservationForm = (classId: string, work: ObservationFormData) => {
  const [requested] = useSearchParams()
  const studentId = requested.get(requestedStudent)
  const recovered = use(recoverDraft(classId))
  // The class may change in the background; that must not change what is being typed.
  const [store] = useState(() => {
    const opened = openDraft(classId, recovered, () => firstDraft(work))
    applyDefaults(opened, work, requested.get('competence'))
    applySubject(opened, work, requested.get(requestedSubject))
    applyStudent(opened, work, studentId)
    dropUnknownLevels(opened, work, classId)
    return opened
  })
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && renewDay(store, today())
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [store])
  const schoolSubjectId = useDraft(store, subjectOf)
  const competenceId = useDraft(store, competenceOf)
  const assessmentId = useDraft(store, assessmentOf)
  const scale = scaleFor(work, classId, assessmentId)
  const levels = scale?.performanceLevelsV2 ?? noLevels
  const described = work.competences.get(competenceId)?.levelDescriptions
  const meanings = useMemo(() => levelMeanings(levels, described), [levels, described])
  const students = useMemo(
    () =>
      work.students
        .filter(({ schoolSubjectIds }) => schoolSubjectIds.includes(schoolSubjectId))
        // Who is asked for comes first.
        .toSorted((one, other) => Number(other.id === studentId) - Number(one.id === studentId)),
    [work.students, schoolSubjectId, studentId],
  )
  const taking = useMemo(() => new Set(students.map(({ id }) => id)), [students])
  const entriesIn = useCallback((draft: ObservationDraft) => entriesOf(draft, classId, taking), [classId, taking])
  const saving = useSaveEntries(classId, work, useIsPhotoHere())
  const blockerIn = (draft: ObservationDraft, entries: ReturnType<typeof entriesIn>) =>
    blockerOf(draft, entries, today())
  const submit = () => {
    const draft = store.get()
    const entries = entriesIn(draft)
    if (saving.isSaving || blockerIn(draft, entries) !== null) return
    const completeSave = store.beginSave(entries.map(({ studentId }) => studentId))
    // The save bar shows the failure.
    store.onceRead(() => {
      saving.write({ entries, photos: store.get().photos }, completeSave).catch(() => undefined)
    })
  }
  return {
    store,
    change: store.change,
    schoolSubjectId,
    competenceId,
    assessmentId,
    levels,
    meanings,
    scaleId: scale?.id,
    students,
    lastOf: useNewest(classId, work, competenceId, useWaitingEntries(classId, competenceId)),
    entriesIn,
    blockerIn,
    submit,
    saving,
  }
}

const noLevels: NonNullable<ReturnType<typeof scaleFor>>['performanceLevelsV2'] = []

export type ObservationFormState = ReturnType<typeof useObservationForm>
