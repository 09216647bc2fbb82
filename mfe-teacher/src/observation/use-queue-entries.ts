import { deleteObservationMutation } from '@lernspur/api-client/observation.queries'
import { appendCall, discardCall, useMutation, useToast, useTranslation } from '@lernspur/app-kit'
import { type CreateObservation, observationRoutes } from '@lernspur/contracts/observation.contract'
import type { CaptureWork } from './capture-work'

/** Keeps entries on the device while there is no network; they are sent in their order once there is one. */
export const useQueueEntries = (classId: string, { competences }: Pick<CaptureWork, 'competences'>) => {
  const { t } = useTranslation('teacher.observation')
  const toast = useToast()
  const remove = useMutation(deleteObservationMutation())
  /** Resolves once the entries are durable on the device; rejects if it cannot keep them. */
  const queue = async (entries: readonly CreateObservation[], onKept?: () => void): Promise<void> => {
    const competence = competences.get(entries[0]?.competenceId ?? '')?.description ?? ''
    const { key, sent } = await appendCall({
      operation: observationRoutes.createObservations,
      body: { observations: [...entries] },
      about: {
        schoolClassId: classId,
        title: t(($) => $.waiting.title, { competence, count: entries.length }),
        cells: entries.map(({ studentId, competenceId }) => ({ studentId, competenceId })),
      },
      stale: ['observation', 'capture'],
    })
    onKept?.()
    // A refusal stays with the waiting entries, where it can be corrected.
    sent.catch(() => undefined)
    const takeBack = async () => {
      if (!(await discardCall(key))) {
        const { rows } = await sent
        await Promise.all(rows.map(({ id }) => remove.mutateAsync({ params: { observationId: id } })))
      }
      toast({ text: t(($) => $.undone), undo: () => queue(entries), repeats: true })
    }
    toast({ text: t(($) => $.waiting.kept, { count: entries.length }), undo: takeBack })
  }
  return queue
}
