import {
  deleteObservationMutation,
  restoreObservationsMutation,
} from '@lernspur/api-client/teacher/observation.queries'
import { isApiError, queryClient, useKeyedMutation, useMutation, useToast, useTranslation } from '@lernspur/app-runtime'
import type { Observation } from '@lernspur/contracts/teacher/observation.contract'
import { useCallback, useState } from 'react'

const { invalidates: stale = [] } = deleteObservationMutation().meta

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
      const undo = async () => {
        await restore({ body: { observationIds: [id] } })
        show()
      }
      setGone((before) => new Set(before).add(id))
      // A toast of its own says why it failed.
      remove({ params: { observationId: id } }).then(
        () => toast({ text: t(($) => $.entry.deleted), undo }),
        (error: unknown) => {
          show()
          // Somebody else was faster: the list still has it.
          if (!isApiError(error) || error.code !== 'NOT_FOUND') return
          for (const queryKey of stale) void queryClient.invalidateQueries({ queryKey })
        },
      )
    },
    [t, toast, remove, restore],
  )
  return { gone, removeEntry }
}
