import { createObservationsMutation, deleteObservationMutation } from '@lernspur/api-client/observation.queries'
import { today, useKeyedMutation, useMutation, useSearchParams, useToast, useTranslation } from '@lernspur/app-kit'
import { useMemo, useReducer } from 'react'
import { assessmentsOf, scaleOf, termOn } from '../class-work/scale-of'
import type { ClassWork } from '../class-work/use-class-work'
import { changeDraft, type Draft, entriesOf, obstacleOf } from './draft'

/** Module state, so that the next capture of a class starts with the values of the last one. */
const remembered = new Map<string, Pick<Draft, 'schoolSubjectId' | 'competenceId' | 'performanceAssessmentId'>>()

const firstDraft = (classId: string, work: ClassWork, recentIds: readonly string[], asked: URLSearchParams): Draft => {
  const before = remembered.get(classId)
  const competenceId = asked.get('competence') ?? before?.competenceId ?? recentIds[0] ?? ''
  const domain = work.domains.find(({ competences }) => competences.some(({ id }) => id === competenceId))
  const assessments = assessmentsOf(work.assessments, termOn(work.years))
  const known = assessments.find(({ id }) => id === before?.performanceAssessmentId)
  return {
    schoolSubjectId: domain?.schoolSubjectId ?? before?.schoolSubjectId ?? work.subjects[0]?.id ?? '',
    competenceId: domain ? competenceId : '',
    performanceAssessmentId: known?.id ?? assessments[0]?.id ?? '',
    observedAt: today(),
    description: '',
    choices: new Map(),
  }
}

/** State and actions of the capture screen. */
export const useCapture = (classId: string, work: ClassWork, recentIds: readonly string[]) => {
  const { t } = useTranslation('teacher.observation')
  const toast = useToast()
  const [asked] = useSearchParams()
  const [draft, change] = useReducer(changeDraft, undefined, () => firstDraft(classId, work, recentIds, asked))
  const save = useKeyedMutation(createObservationsMutation({ showsFailure: true }))
  const { mutateAsync: remove } = useMutation(deleteObservationMutation())

  const assessments = assessmentsOf(work.assessments, termOn(work.years))
  const assessment = assessments.find(({ id }) => id === draft.performanceAssessmentId)
  const scale = scaleOf(work.visuals, classId, assessment)
  const students = useMemo(
    () =>
      // Nothing new is entered about a child who waits to be erased (rule erasure.1).
      work.students.filter(
        ({ erasesAt, schoolClasses }) =>
          erasesAt === null &&
          schoolClasses.some(
            ({ id, schoolSubjectIds }) => id === classId && schoolSubjectIds.includes(draft.schoolSubjectId),
          ),
      ),
    [work.students, classId, draft.schoolSubjectId],
  )
  const entries = entriesOf(draft, classId, new Set(students.map(({ id }) => id)))

  const submit = () => {
    save.mutate(
      { body: { observations: entries } },
      {
        onSuccess: ({ rows }) => {
          remembered.set(classId, draft)
          change({ kind: 'saved' })
          toast({
            text: t(($) => $.saved, { count: rows.length }),
            undo: async () => {
              await Promise.all(rows.map(({ id }) => remove({ params: { observationId: id } })))
            },
          })
        },
      },
    )
  }

  return {
    draft,
    change,
    assessments,
    scale,
    students,
    entries,
    obstacle: obstacleOf(draft, entries, today()),
    submit,
    isSaving: save.isPending,
    failure: save.isError ? save.error : null,
    hasUnsaved: draft.choices.size > 0 || draft.description.trim() !== '',
  }
}

export type Capture = ReturnType<typeof useCapture>
