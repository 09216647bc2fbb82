import { observationQuery, updateObservationMutation } from '@lernspur/api-client/teacher/observation.queries'
import { isApiError, queryClient, useMutation, useToast, useTranslation } from '@lernspur/app-runtime'
import type { Observation, UpdateObservation } from '@lernspur/contracts/teacher/observation.contract'
import { useRef, useState } from 'react'
import { hasPhotoChange, noPhotoChange, type PhotoChange, useSavePhotos } from './use-save-photos'

/** The editable fields of an observation as the form holds them. '' means none. */
interface EntryFields {
  readonly competenceId: string
  readonly levelId: string
  readonly assessmentId: string
  readonly observedAt: string
  readonly description: string
}

/** What is edited: the fields, and which photos come and go. */
export interface EntryForm extends EntryFields {
  readonly photos: PhotoChange
}

const fieldsOf = (entry: Observation): EntryFields => ({
  competenceId: entry.competenceId,
  levelId: entry.performanceLevelV2Id ?? '',
  assessmentId: entry.performanceAssessmentId ?? '',
  observedAt: entry.observedAt,
  description: entry.description ?? '',
})

export const formOf = (entry: Observation): EntryForm => ({ ...fieldsOf(entry), photos: noPhotoChange })

/** Only changed fields; undefined if there are none. */
const changeOf = (before: Observation, form: EntryForm): UpdateObservation | undefined => {
  const old = fieldsOf(before)
  const change: UpdateObservation = {
    ...(form.competenceId === old.competenceId ? {} : { competenceId: form.competenceId }),
    ...(form.levelId === old.levelId ? {} : { performanceLevelV2Id: form.levelId || null }),
    ...(form.assessmentId === old.assessmentId ? {} : { performanceAssessmentId: form.assessmentId || null }),
    ...(form.observedAt === old.observedAt ? {} : { observedAt: form.observedAt }),
    ...(form.description.trim() === old.description ? {} : { description: form.description.trim() || null }),
  }
  return Object.keys(change).length > 0 ? change : undefined
}

/** Whether anything is typed or chosen that is not saved yet. */
export const isChanged = (before: Observation, form: EntryForm): boolean =>
  changeOf(before, form) !== undefined || hasPhotoChange(form.photos)

/** The changes of the form on top of what somebody else has saved meanwhile; their other changes stay. */
export const rebaseForm = (theirs: Observation, before: Observation, form: EntryForm): EntryForm => {
  const old = fieldsOf(before)
  const now = fieldsOf(theirs)
  const mine = (field: keyof EntryFields): string => (form[field] === old[field] ? now[field] : form[field])
  return {
    photos: form.photos,
    competenceId: mine('competenceId'),
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

/** What a save has reached so far: it goes on from there when something failed, and is undone from there. */
interface SavedFields {
  readonly entry: Observation
  readonly before: UpdateObservation
}

/** Saves changes to an observation and detects conflicts; `onConflict` is given what somebody else has saved. */
export const useEntryChange = (entry: Observation, onSaved: () => void, onConflict: (theirs: Observation) => void) => {
  const { t } = useTranslation('teacher.student')
  const toast = useToast()
  const { mutateAsync: save } = useMutation(updateObservationMutation({ showsFailure: true }))
  const { mutateAsync: write } = useMutation(updateObservationMutation())
  const photos = useSavePhotos(entry.id)
  const params = { observationId: entry.id }
  const [conflict, setConflict] = useState<EntryConflict | null>(null)
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<Error | null>(null)
  const saved = useRef<SavedFields | null>(null)

  const isConflict = async (error: unknown): Promise<boolean> => {
    if (!isApiError(error) || error.code !== 'EDIT_CONFLICT') return false
    const theirs = await queryClient.fetchQuery({ ...observationQuery({ observationId: entry.id }), staleTime: 0 })
    if (saved.current) saved.current = { ...saved.current, entry: theirs }
    onConflict(theirs)
    setConflict({ theirs, who: error.details.find(({ path }) => path === 'updatedBy')?.message })
    return true
  }

  const saveFields = async (form: EntryForm, base: Observation) => {
    const known = saved.current?.entry ?? base
    const body = changeOf(known, form)
    if (!body) return
    const before: UpdateObservation = Object.fromEntries(
      Object.keys(body).map((field) => [field, known[field as keyof UpdateObservation]]),
    )
    const changed = await save({ params, body, ifMatch: known.updatedAt })
    saved.current = { entry: changed, before: { ...before, ...saved.current?.before } }
  }

  const undo = async () => {
    const fields = saved.current
    if (fields) await write({ params, body: fields.before, ifMatch: fields.entry.updatedAt })
    await photos.undo()
  }

  /** `base` is the state that the change is based on; its `updatedAt` prevents overwriting. */
  const submit = async (form: EntryForm, base: Observation) => {
    if (!isChanged(base, form)) return onSaved()
    setSaving(true)
    setFailure(null)
    try {
      await saveFields(form, base)
      await photos.save(form.photos)
      onSaved()
      toast({ text: t(($) => $.entry.changed), undo })
    } catch (error) {
      if (!(await isConflict(error).catch(() => false))) setFailure(error as Error)
    } finally {
      setSaving(false)
    }
  }
  return { submit, isSaving, failure, isPartlySaved: failure !== null && photos.hasFailed, conflict }
}
