import type { ObservationFormEntry } from '@lernspur/contracts/teacher/observation-form/observation-form.contract'

/** What is known of a child for the chosen competence. */
export interface LastSeen {
  /** Day of the newest entry; null without one, undefined until known. */
  readonly day: string | null | undefined
  readonly levelId: string | null
  /** Whether the newest entry is on this device only. */
  readonly isWaiting: boolean
}

/** The newest of the server's entries, which are undefined until known, and of those that wait on this device. */
export const lastSeen = (
  studentId: string,
  saved: ReadonlyMap<string, ObservationFormEntry> | undefined,
  waiting: ReadonlyMap<string, ObservationFormEntry>,
): LastSeen => {
  const known = saved?.get(studentId)
  const entry = waiting.get(studentId)
  const levelId = known?.performanceLevelV2Id ?? null
  if (entry && (!known || entry.observedAt >= known.observedAt)) {
    return { day: entry.observedAt, levelId: entry.performanceLevelV2Id ?? levelId, isWaiting: true }
  }
  return { day: saved && (known?.observedAt ?? null), levelId, isWaiting: false }
}
