import type { LegacyObservation } from '@lernspur/contracts/teacher/legacy-observation.contract'
import type { Observation } from '@lernspur/contracts/teacher/observation.contract'

/** An observation of either version; legacy ones are read-only here (rule observation.2). */
export type Entry = Observation | LegacyObservation

export const isLegacy = (entry: Entry): entry is LegacyObservation => 'isCompetenceCheck' in entry

/** The level of an entry, on a scale of its own version; null for a note alone. */
export const levelIdOf = (entry: Pick<Observation, 'performanceLevelV2Id'> | LegacyObservation): string | null =>
  'performanceLevelV2Id' in entry ? entry.performanceLevelV2Id : entry.performanceLevelId

/** Order of entries in lists: newest day first, newest first within a day. */
export const newestFirst = [
  { field: 'observedAt', dir: 'desc' },
  { field: 'createdAt', dir: 'desc' },
] as const

type DatedObservation = Pick<Observation, 'observedAt' | 'createdAt'>

/** Sorts entries of both versions in the order of `newestFirst`. */
export const byNewest = (a: DatedObservation, b: DatedObservation): number =>
  b.observedAt.localeCompare(a.observedAt) || b.createdAt.localeCompare(a.createdAt)
