import { dayOf, useQueuedCallsEffect } from '@lernspur/app-runtime'
import type { ObservationFormEntry } from '@lernspur/contracts/teacher/observation-form/observation-form.contract'
import { useMemo, useState } from 'react'

type QueuedCall = Parameters<Parameters<typeof useQueuedCallsEffect>[0]>[0][number]

/** An entry of a child that only this device has so far. */
export interface WaitingEntry extends ObservationFormEntry {
  readonly competenceId: string
}

interface Row {
  readonly studentId: string
  readonly competenceId: string
  readonly performanceLevelV2Id?: string | null
  readonly observedAt?: string
}

const rowsOf = (body: unknown): readonly Row[] => {
  const { observations, cells }: { observations?: readonly Row[]; cells?: readonly Row[] } = Object(body)
  return observations ?? cells?.filter(({ performanceLevelV2Id }) => performanceLevelV2Id) ?? []
}

/** The entries that these calls make in a class, in order; refused calls make none. */
export const waitingEntries = (calls: readonly QueuedCall[], classId: string): readonly WaitingEntry[] =>
  calls
    .filter(({ about, state }) => about.schoolClassId === classId && state !== 'refused')
    .flatMap(({ body, addedAt }) =>
      rowsOf(body).map(({ studentId, competenceId, performanceLevelV2Id = null, observedAt }) => ({
        studentId,
        competenceId,
        performanceLevelV2Id,
        observedAt: observedAt ?? dayOf(new Date(addedAt).toISOString()),
      })),
    )

const isSame = (one: readonly WaitingEntry[], other: readonly WaitingEntry[]) =>
  JSON.stringify(one) === JSON.stringify(other)

/** The last entry of each child for a competence that waits on this device; rerenders only when one changes. */
export const useWaitingEntries = (classId: string, competenceId: string): ReadonlyMap<string, ObservationFormEntry> => {
  const [waiting, setWaiting] = useState<readonly WaitingEntry[]>([])
  useQueuedCallsEffect((calls) => {
    const now = waitingEntries(calls, classId)
    setWaiting((known) => (isSame(known, now) ? known : now))
  })
  return useMemo(
    () =>
      new Map(
        waiting
          .filter((entry) => entry.competenceId === competenceId)
          .map((entry) => [entry.studentId, entry] as const),
      ),
    [waiting, competenceId],
  )
}
