import { captureQuery, newestEntriesQuery } from '@lernspur/api-client/capture.queries'
import { createObservationsMutation, deleteObservationMutation } from '@lernspur/api-client/observation.queries'
import { createObservationPhotoMutation } from '@lernspur/api-client/observation-photo.queries'
import { useKeyedMutation, useMutation, useQueryClient, useToast, useTranslation } from '@lernspur/app-kit'
import type { Capture, NewestEntries } from '@lernspur/contracts/capture.contract'
import type { CreateObservation, Observation } from '@lernspur/contracts/observation.contract'
import { useState } from 'react'

/** Entries of one competence and class, with their photos by student. */
export interface Batch {
  readonly entries: readonly CreateObservation[]
  readonly photos: ReadonlyMap<string, Blob>
}

const withSaved = (known: NewestEntries, rows: readonly Observation[]): NewestEntries => {
  const saved = new Map(rows.map((row) => [row.studentId, row]))
  const before = new Map(known.entries.map((entry) => [entry.studentId, entry]))
  const changed = [...saved.values()].map(({ studentId, observedAt, performanceLevelV2Id }) => {
    const last = before.get(studentId)
    if (last && last.observedAt > observedAt) return last
    return { studentId, observedAt, performanceLevelV2Id: performanceLevelV2Id ?? last?.performanceLevelV2Id ?? null }
  })
  return { entries: [...known.entries.filter(({ studentId }) => !saved.has(studentId)), ...changed] }
}

/** Saves entries with their photos; the toast takes them back, and repeats them. What was saved is shown at once. */
export const useSaveEntries = (classId: string) => {
  const { t } = useTranslation('teacher.observation')
  const toast = useToast()
  const client = useQueryClient()
  const create = useKeyedMutation(createObservationsMutation({ showsFailure: true }))
  const addPhoto = useKeyedMutation(createObservationPhotoMutation({ showsFailure: true }))
  const remove = useMutation(deleteObservationMutation())
  // Entries whose photos did not arrive yet: sent again without writing the entries twice.
  const [photoless, setPhotoless] = useState<readonly { readonly id: string; readonly photo: Blob }[]>([])

  const show = (competenceId: string, rows: readonly Observation[]) => {
    const { queryKey } = newestEntriesQuery({ schoolClassId: classId, competenceId })
    client.setQueryData(queryKey, (known: NewestEntries | undefined) => known && withSaved(known, rows))
    const newest = client.getQueryData<NewestEntries>(queryKey)
    const [first] = rows
    client.setQueryData(captureQuery({ schoolClassId: classId }).queryKey, (known: Capture | undefined) => {
      if (!known || !newest || !first) return known
      const others = known.recent.filter((one) => one.competenceId !== competenceId)
      return { ...known, recent: [{ competenceId, observedAt: first.observedAt }, ...others], newest: newest.entries }
    })
  }
  const sendPhotos = async (photos: readonly { readonly id: string; readonly photo: Blob }[]) => {
    const failed: { readonly id: string; readonly photo: Blob }[] = []
    for (const one of photos) {
      await addPhoto
        .mutateAsync({ params: { observationId: one.id }, body: { file: one.photo } })
        .catch(() => failed.push(one))
    }
    setPhotoless(failed)
  }
  /** Rejects when the entries were not written; photos that fail wait to be sent again. */
  const write = async (batch: Batch, onWritten?: () => void): Promise<void> => {
    const { rows } = await create.mutateAsync({ body: { observations: [...batch.entries] } })
    onWritten?.()
    show(batch.entries[0]?.competenceId ?? '', rows)
    const takeBack = async () => {
      await Promise.all(rows.map(({ id }) => remove.mutateAsync({ params: { observationId: id } })))
      void client.invalidateQueries({ queryKey: ['capture'] })
      toast({ text: t(($) => $.undone), undo: () => write(batch), repeats: true })
    }
    toast({ text: t(($) => $.saved, { count: rows.length }), undo: takeBack })
    await sendPhotos(
      rows.flatMap(({ id, studentId }) => {
        const photo = batch.photos.get(studentId)
        return photo ? [{ id, photo }] : []
      }),
    )
  }
  return {
    write,
    isSaving: create.isPending || addPhoto.isPending,
    failure: create.isError ? create.error : null,
    photosWaiting: photoless.length,
    sendPhotosAgain: () => void sendPhotos(photoless),
  }
}
