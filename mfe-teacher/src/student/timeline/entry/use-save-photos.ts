import {
  createObservationPhotoMutation,
  deleteObservationPhotoMutation,
  restoreObservationPhotosMutation,
} from '@lernspur/api-client/teacher/observation-form/observation-photo.queries'
import { isApiError, useKeyedMutation, useMutation } from '@lernspur/app-runtime'
import { useRef, useState } from 'react'

/** Photos that an edit removes from an entry, and those that it adds. */
export interface PhotoChange {
  readonly removedIds: readonly string[]
  readonly added: readonly Blob[]
}

export const noPhotoChange: PhotoChange = { removedIds: [], added: [] }

export const hasPhotoChange = ({ removedIds, added }: PhotoChange): boolean => removedIds.length + added.length > 0

/**
 * Removes and adds photos of an entry, removals first because of the limit, and undoes both. A repeated `save` goes on
 * where one failed. What somebody else has removed meanwhile counts as removed.
 */
export const useSavePhotos = (observationId: string) => {
  const { mutateAsync: remove } = useMutation(deleteObservationPhotoMutation({ showsFailure: true }))
  const { mutateAsync: add } = useKeyedMutation(createObservationPhotoMutation({ showsFailure: true }))
  const { mutateAsync: removeAgain } = useMutation(deleteObservationPhotoMutation())
  const { mutateAsync: restore } = useKeyedMutation(restoreObservationPhotosMutation())
  const removed = useRef(new Set<string>())
  const added = useRef(new Map<Blob, string>())
  const [hasFailed, setFailed] = useState(false)

  const removeOne = async (photoId: string) => {
    if (removed.current.has(photoId)) return
    try {
      await remove({ params: { photoId } })
      removed.current.add(photoId)
    } catch (error) {
      if (!isApiError(error) || error.code !== 'NOT_FOUND') throw error
    }
  }
  const addOne = async (file: Blob) => {
    if (added.current.has(file)) return
    const { id } = await add({ params: { observationId }, body: { file } })
    added.current.set(file, id)
  }
  const save = async (change: PhotoChange) => {
    setFailed(false)
    try {
      for (const id of change.removedIds) await removeOne(id)
      for (const file of change.added) await addOne(file)
    } catch (error) {
      setFailed(true)
      throw error
    }
  }
  const undo = async () => {
    for (const photoId of added.current.values()) await removeAgain({ params: { photoId } })
    if (removed.current.size > 0) await restore({ body: { photoIds: [...removed.current] } })
  }
  return { save, undo, hasFailed }
}
