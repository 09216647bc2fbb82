import { captureQuery, newestEntriesQuery } from '@lernspur/api-client/capture.queries'
import { createObservationsMutation, deleteObservationMutation } from '@lernspur/api-client/observation.queries'
import {
  discardCall,
  type SavedCall,
  saveCall,
  useFormat,
  useKeyedMutation,
  useMutation,
  useQueryClient,
  useToast,
  useTranslation,
} from '@lernspur/app-kit'
import type { Capture, CaptureEntries } from '@lernspur/contracts/capture.contract'
import {
  type CreateObservation,
  type CreateObservations,
  type Observation,
  observationRoutes,
} from '@lernspur/contracts/observation.contract'
import type { CaptureWork } from './capture-work'

/** Entries of one competence and class, with their photos by student. */
export interface Batch {
  readonly entries: readonly CreateObservation[]
  readonly photos: ReadonlyMap<string, Blob>
}

const withSaved = (known: CaptureEntries, rows: readonly Observation[]): CaptureEntries => {
  const saved = new Map(rows.map((row) => [row.studentId, row]))
  const before = new Map(known.entries.map((entry) => [entry.studentId, entry]))
  const changed = [...saved.values()].map(({ studentId, observedAt, performanceLevelV2Id }) => {
    const last = before.get(studentId)
    if (last && last.observedAt > observedAt) return last
    return { studentId, observedAt, performanceLevelV2Id: performanceLevelV2Id ?? last?.performanceLevelV2Id ?? null }
  })
  return { entries: [...known.entries.filter(({ studentId }) => !saved.has(studentId)), ...changed] }
}

type WaitingEntries = SavedCall<{ readonly rows: readonly Observation[] }>

interface NewEntries {
  readonly body: CreateObservations
  readonly photos: Batch['photos']
  readonly idempotencyKey: string
}

const { invalidates: stale = [] } = createObservationsMutation().meta

/**
 * Saves entries with their photos; the toast takes them back, and repeats them. What was saved is shown at once. Entries
 * that the server does not take now wait on the device, with their photos (rules browser.7, photo.2).
 */
export const useSaveEntries = (
  classId: string,
  { competences, students }: Pick<CaptureWork, 'competences' | 'students'>,
) => {
  const { t } = useTranslation('teacher.observation')
  const { name } = useFormat()
  const toast = useToast()
  const client = useQueryClient()
  const keep = useKeyedMutation({
    meta: { showsFailure: true },
    // The device takes them without a network.
    networkMode: 'always',
    mutationFn: ({ body, photos, idempotencyKey: key }: NewEntries) => {
      const [first] = body.observations
      const competence = competences.get(first?.competenceId ?? '')?.description ?? ''
      return saveCall({
        operation: observationRoutes.createObservations,
        body,
        about: {
          schoolClassId: classId,
          title: t(($) => $.waiting.title, { competence, count: body.observations.length }),
          cells: body.observations.map(({ studentId, competenceId }) => ({ studentId, competenceId })),
        },
        stale: ['capture', ...stale.map(([noun]) => String(noun))],
        pictures: body.observations.flatMap(({ studentId }) => {
          const file = photos.get(studentId)
          const student = students.find(({ id }) => id === studentId)
          const about = { competence, name: student ? name(student) : '' }
          return file ? [{ studentId, file, title: t(($) => $.waiting.photo, about) }] : []
        }),
        key,
      })
    },
  })
  const remove = useMutation(deleteObservationMutation())
  const removeAll = (rows: readonly Observation[]) =>
    Promise.all(rows.map(({ id }) => remove.mutateAsync({ params: { observationId: id } })))
  const show = (competenceId: string, rows: readonly Observation[]) => {
    const { queryKey } = newestEntriesQuery({ schoolClassId: classId, competenceId })
    client.setQueryData(queryKey, (known: CaptureEntries | undefined) => known && withSaved(known, rows))
    const newest = client.getQueryData<CaptureEntries>(queryKey)
    const [first] = rows
    client.setQueryData(captureQuery({ schoolClassId: classId }).queryKey, (known: Capture | undefined) => {
      if (!known || !newest || !first) return known
      const others = known.recent.filter((one) => one.competenceId !== competenceId)
      return { ...known, recent: [{ competenceId, observedAt: first.observedAt }, ...others], newest: newest.entries }
    })
  }
  const showWaiting = (batch: Batch, { key, sent }: WaitingEntries, onWritten?: () => void) => {
    onWritten?.()
    // A refusal stays with the waiting entries, where it can be corrected.
    sent.catch(() => undefined)
    const takeBack = async () => {
      if (!(await discardCall(key))) await removeAll((await sent).rows)
      toast({ text: t(($) => $.undone), undo: () => write(batch), repeats: true })
    }
    toast({ text: t(($) => $.waiting.kept, { count: batch.entries.length }), undo: takeBack })
  }
  /** Rejects when the entries were not written. */
  const write = async (batch: Batch, onWritten?: () => void): Promise<void> => {
    keep.reset()
    const saved = await keep.mutateAsync({ body: { observations: [...batch.entries] }, photos: batch.photos })
    if (saved.isWaiting) return showWaiting(batch, saved, onWritten)
    const { rows } = await saved.sent
    onWritten?.()
    for (const queryKey of stale) void client.invalidateQueries({ queryKey })
    show(batch.entries[0]?.competenceId ?? '', rows)
    const takeBack = async () => {
      // Photos that are not sent yet.
      await discardCall(saved.key)
      await removeAll(rows)
      void client.invalidateQueries({ queryKey: ['capture'] })
      toast({ text: t(($) => $.undone), undo: () => write(batch), repeats: true })
    }
    toast({ text: t(($) => $.saved, { count: rows.length }), undo: takeBack })
  }
  return { write, isSaving: keep.isPending, failure: keep.error }
}
