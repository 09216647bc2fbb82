import { deleteObservationMutation, restoreObservationsMutation } from '@lernspur/api-client/observation.queries'
import { useKeyedMutation, useMutation, useToast, useTranslation } from '@lernspur/app-kit'
import type { Observation } from '@lernspur/contracts/observation.contract'
import { useCallback, useState } from 'react'

/** Deletes at once and offers to put the observation back. Entries being deleted are already hidden. */
export const useEntryRemoval = () => {
  const { t } = useTranslation('teacher.student')
  const toast = useToast()
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const { mutateAsync: remove } = useMutation(deleteObservationMutation())
  const { mutateAsync: restore } = useKeyedMutation(restoreObservationsMutation())
  // Stable, so that a long timeline does not render every entry again.
  const removeEntry = useCallback(
    ({ id }: Observation) => {
      const show = () => setGone((before) => new Set([...before].filter((one) => one !== id)))
      setGone((before) => new Set(before).add(id))
      const removed = remove({ params: { observationId: id } }).then(
        () => true,
        () => {
          show()
          return false
        },
      )
      toast({
        text: t(($) => $.entry.deleted),
        undo: async () => {
          if (!(await removed)) return
          await restore({ body: { observationIds: [id] } })
          show()
        },
      })
    },
    [t, toast, remove, restore],
  )
  return { gone, removeEntry }
}
