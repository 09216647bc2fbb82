import { observationQuery, updateObservationMutation } from '@lernspur/api-client/teacher/observation.queries'
import { isApiError, queryClient, useMutation, useToast, useTranslation } from '@lernspur/app-runtime'
import type { Observation, UpdateObservation } from '@lernspur/contracts/teacher/observation.contract'
import { useState } from 'react'

/** The editable fields of an observation as the form holds them. '' means none. */
export interface EntryForm {
  readonly levelId: string
  readonly assessmentId: string
  readonly observedAt: string
  readonly description: string
}

export const formOf = (entry: Observation): EntryForm => ({
  levelId: entry.performanceLevelV2Id ?? '',
  assessmentId: entry.performanceAssessmentId ?? '',
  observedAt: entry.observedAt,
  description: entry.description ?? '',
})

/** Only changed fields; undefined if there are none. */
const changeOf = (before: Observation, form: EntryForm): UpdateObservation | undefined => {
  const old = formOf(before)
  const change: UpdateObservation = {
    ...(form.levelId === old.levelId ? {} : { performanceLevelV2Id: form.levelId || null }),
    ...(form.assessmentId === old.assessmentId ? {} : { performanceAssessmentId: form.assessmentId || null }),
    ...(form.observedAt === old.observedAt ? {} : { observedAt: form.observedAt }),
    ...(form.description.trim() === old.description ? {} : { description: form.description.trim() || null }),
  }
  return Object.keys(change).length > 0 ? change : undefined
}

/** Whether anything is typed or chosen that is not saved yet. */
export const isChanged = (before: Observation, form: EntryForm): boolean => changeOf(before, form) !== undefined

/** The changes of the form on top of what somebody else has saved meanwhile; their other changes stay. */
export const rebaseForm = (theirs: Observation, before: Observation, form: EntryForm): EntryForm => {
  const old = formOf(before)
  const now = formOf(theirs)
  const mine = <Field extends keyof EntryForm>(field: Field): string =>
    form[field] === old[field] ? now[field] : form[field]
  return {
    levelId: mine('levelId'),
    assessmentId: mine('assessmentId'),
    observedAt: mine('observedAt'),
    description: mine('description'),
  }
}

/** The state that another user saved in the meantime, and the user's name if known. */
export interface EntryConflict {
  readonly theirs: Observation
  readonly who: string | undefined
}

/** Saves changes to an observation and detects conflicts; `onConflict` is given what somebody else has saved. */
export const useEntryChange = (entry: Observation, onSaved: () => void, onConflict: (theirs: Observation) => void) => {
  const { t } = useTranslation('teacher.student')
  const toast = useToast()
  const save = useMutation(updateObservationMutation({ showsFailure: true }))
  const { mutateAsync: write } = useMutation(updateObservationMutation())
  const params = { observationId: entry.id }
  const [conflict, setConflict] = useState<EntryConflict | null>(null)

  const noticeConflict = async (error: unknown) => {
    if (!isApiError(error) || error.code !== 'EDIT_CONFLICT') return
    const theirs = await queryClient.fetchQuery({ ...observationQuery({ observationId: entry.id }), staleTime: 0 })
    onConflict(theirs)
    setConflict({ theirs, who: error.details.find(({ path }) => path === 'updatedBy')?.message })
  }

  /** `base` is the state that the change is based on; its `updatedAt` prevents overwriting. */
  const submit = (form: EntryForm, base: Observation) => {
    const body = changeOf(base, form)
    if (!body) {
      onSaved()
      return
    }
    const before: UpdateObservation = Object.fromEntries(
      Object.keys(body).map((field) => [field, base[field as keyof UpdateObservation]]),
    )
    save.mutate(
      { params, body, ifMatch: base.updatedAt },
      {
        onSuccess: ({ updatedAt }) => {
          onSaved()
          toast({
            text: t(($) => $.entry.changed),
            undo: () => write({ params, body: before, ifMatch: updatedAt }).then(() => {}),
          })
        },
        onError: noticeConflict,
      },
    )
  }
  const failure = save.isError && !conflict ? save.error : null
  return { submit, isSaving: save.isPending, failure, conflict }
}
