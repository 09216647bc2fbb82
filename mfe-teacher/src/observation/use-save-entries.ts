import {
  deleteObservationMutation,
  restoreObservationsMutation,
} from '@lernspur/api-client/teacher/observation.queries'
import {
  newestEntriesQuery,
  observationFormQuery,
} from '@lernspur/api-client/teacher/observation-form/observation-form.queries'
import {
  discardCall,
  type SavedCall,
  saveCall,
  sendWaitingBefore,
  useFormat,
  useKeyedMutation,
  useMutation,
  useQueryClient,
  useToast,
  useTranslation,
} from '@lernspur/app-runtime'
import {
  type CreateObservation,
  type Observation,
  observationRoutes,
} from '@lernspur/contracts/teacher/observation.contract'
import type {
  ObservationForm,
  ObservationFormEntries,
} from '@lernspur/contracts/teacher/observation-form/observation-form.contract'
import type { ObservationFormData } from './observation-form-data'

/** Entries of one competence and class, with their photos by student. */
export interface EntryBatch {
  readonly entries: readonly CreateObservation[]
  readonly photos: ReadonlyMap<string, Blob>
}

const withSaved = (known: ObservationFormEntries, rows: readonly Observation[]): ObservationFormEntries => {
  const saved = new Map(rows.map((row) => [row.studentId, row]))
  const before = new Map(known.entries.map((entry) => [entry.studentId, entry]))
  const changed = [...saved.values()].map(({ studentId, observedAt, performanceLevelV2Id }) => {
    const last = before.get(studentId)
    if (last && last.observedAt > observedAt) return last
    return { studentId, observedAt, performanceLevelV2Id: performanceLevelV2Id ?? last?.performanceLevelV2Id ?? null }
  })
  return { entries: [...known.entries.filter(({ studentId }) => !saved.has(studentId)), ...changed] }
}

type SavedEntries = SavedCall<{ readonly rows: readonly Observation[] }>

interface EntriesToSave extends EntryBatch {
  /** Ids of entries that were saved and undone, which are restored instead (rule observation.8). */
  readonly formerIds: readonly string[]
  readonly idempotencyKey: string
}

const { invalidates: stale = [] } = restoreObservationsMutation().meta

/**
 * Saves entries with their photos; the toast undoes that, and redoes it with the same entries. Saved entries show at
 * once. Entries that the server does not take now wait on the device, with their photos (rules browser.7, photo.2).
 */
export const useSaveEntries = (
  classId: string,
  { competences, students }: Pick<ObservationFormData, 'competences' | 'students'>,
  isPhotoHere: (observationId: string) => boolean,
) => {
  const { t } = useTranslation('teacher.observation')
  const { name } = useFormat()
  const toast = useToast()
  const client = useQueryClient()
  const saveEntries = useKeyedMutation({
    meta: { showsFailure: true },
    mutationFn: ({ entries, photos, formerIds, idempotencyKey: key }: EntriesToSave): Promise<SavedEntries> => {
      const [first] = entries
      const competence = competences.get(first?.competenceId ?? '')?.description ?? ''
      const call = {
        about: {
          schoolClassId: classId,
          title: t(($) => $.waiting.title, { competence, count: entries.length }),
          cells: entries.map(({ studentId, competenceId }) => ({ studentId, competenceId })),
        },
        stale: ['capture', ...stale.map(([noun]) => String(noun))],
        pictures: entries.flatMap(({ studentId }) => {
          const file = photos.get(studentId)
          const student = students.find(({ id }) => id === studentId)
          const about = { competence, name: student ? name(student) : '' }
          return file ? [{ studentId, file, title: t(($) => $.waiting.photo, about) }] : []
        }),
        key,
      }
      return formerIds.length > 0
        ? saveCall({
            ...call,
            operation: observationRoutes.restoreObservations,
            body: { observationIds: [...formerIds] },
          })
        : saveCall({ ...call, operation: observationRoutes.createObservations, body: { observations: [...entries] } })
    },
  })
  const remove = useMutation(deleteObservationMutation())
  /** Deletes the saved entries, and returns what restores them, with the photos that were not sent yet. */
  const takeBack = async ({ entries, photos }: EntryBatch, { key }: SavedEntries, rows: readonly Observation[]) => {
    // A photo that is being sent would come back twice: with its entry, and as one that was not sent.
    const waits = (await sendWaitingBefore()) > 0
    const unsent = new Set(rows.filter(({ id }) => waits && isPhotoHere(id)).map(({ studentId }) => studentId))
    await discardCall(key)
    await Promise.all(rows.map(({ id }) => remove.mutateAsync({ params: { observationId: id } })))
    void client.invalidateQueries({ queryKey: ['capture'] })
    const left = { entries, photos: new Map([...photos].filter(([studentId]) => unsent.has(studentId))) }
    return () => write(left, undefined, rows)
  }
  const offerRepeat = (repeat: () => Promise<void>) => toast({ text: t(($) => $.undone), undo: repeat, repeats: true })
  const show = (competenceId: string, rows: readonly Observation[]) => {
    const { queryKey } = newestEntriesQuery({ schoolClassId: classId, competenceId })
    client.setQueryData(queryKey, (known: ObservationFormEntries | undefined) => known && withSaved(known, rows))
    const newest = client.getQueryData<ObservationFormEntries>(queryKey)
    const [first] = rows
    client.setQueryData(
      observationFormQuery({ schoolClassId: classId }).queryKey,
      (known: ObservationForm | undefined) => {
        if (!known || !newest || !first) return known
        const others = known.recent.filter((one) => one.competenceId !== competenceId)
        return { ...known, recent: [{ competenceId, observedAt: first.observedAt }, ...others], newest: newest.entries }
      },
    )
  }
  const showWaiting = (batch: EntryBatch, saved: SavedEntries, again: () => Promise<void>) => {
    // Once sent, they show as saved at once; a refused one stays among the waiting entries, where it can be corrected.
    const competenceId = batch.entries[0]?.competenceId ?? ''
    saved.sent.then(
      ({ rows }) => show(competenceId, rows),
      () => undefined,
    )
    const undo = async () => {
      if (await discardCall(saved.key)) offerRepeat(again)
      else offerRepeat(await takeBack(batch, saved, (await saved.sent).rows))
    }
    toast({ text: t(($) => $.waiting.onDevice, { count: batch.entries.length }), undo })
  }
  /** Rejects when the entries were not written. `former` are the same entries as saved before. */
  const write = async (
    batch: EntryBatch,
    onWritten?: () => void,
    former: readonly Observation[] = [],
  ): Promise<void> => {
    saveEntries.reset()
    const saved = await saveEntries.mutateAsync({ ...batch, formerIds: former.map(({ id }) => id) })
    if (saved.isWaiting) {
      onWritten?.()
      return showWaiting(batch, saved, () => write(batch, undefined, former))
    }
    const { rows } = await saved.sent
    onWritten?.()
    for (const queryKey of stale) void client.invalidateQueries({ queryKey })
    show(batch.entries[0]?.competenceId ?? '', rows)
    const undo = async () => offerRepeat(await takeBack(batch, saved, rows))
    toast({ text: t(($) => $.saved, { count: rows.length }), undo })
  }
  return { write, isSaving: saveEntries.isPending, failure: saveEntries.error }
}
