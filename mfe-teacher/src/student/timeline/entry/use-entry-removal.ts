import { createObservationMutation, deleteObservationMutation } from '@lernspur/api-client/observation.queries'
import { useKeyedMutation, useMutation, useToast, useTranslation } from '@lernspur/app-kit'
import type { Observation } from '@lernspur/contracts/observation.contract'
import { useCallback, useState } from 'react'
import { keepPhotos, putPhotosBack } from '../../../photo/kept-photos'

const contentOf = (entry: Observation) => ({
  studentId: entry.studentId,
  schoolClassId: entry.schoolClassId,
  competenceId: entry.competenceId,
  performanceLevelV2Id: entry.performanceLevelV2Id,
  performanceAssessmentId: entry.performanceAssessmentId,
  description: entry.description,
  observedAt: entry.observedAt,
})

/** Deletes at once and offers to create the observation again. Entries being deleted are already hidden. */
export const useEntryRemoval = () => {
  const { t } = useTranslation('teacher.student')
  const toast = useToast()
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const { mutateAsync: remove } = useMutation(deleteObservationMutation())
  const { mutateAsync: create } = useKeyedMutation(createObservationMutation())
  // Stable, so that a long timeline does not render every entry again.
  const removeEntry = useCallback(
    (entry: Observation) => {
      setGone((before) => new Set(before).add(entry.id))
      const photos = keepPhotos(entry.id)
      const removed = photos
        .then(() => remove({ params: { observationId: entry.id } }))
        .then(
          () => true,
          () => {
            setGone((before) => new Set([...before].filter((id) => id !== entry.id)))
            return false
          },
        )
      toast({
        text: t(($) => $.entry.deleted),
        undo: async () => {
          if (!(await removed)) return
          const { id } = await create({ body: contentOf(entry) })
          await putPhotosBack(id, await photos)
        },
      })
    },
    [t, toast, remove, create],
  )
  return { gone, removeEntry }
}
