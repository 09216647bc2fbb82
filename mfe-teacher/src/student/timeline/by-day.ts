import { byNewest, type Entry } from '../../entry/entry'

/** What was saved together; most often a single entry. */
export interface TimelineGroup {
  readonly id: string
  readonly entries: readonly Entry[]
}

export interface TimelineDay {
  /** `YYYY-MM-DD` */
  readonly day: string
  readonly count: number
  readonly groups: readonly TimelineGroup[]
}

/** Entries of one call share the instant of their transaction, to the microsecond (rule observation.7). */
const callOf = ({ creator, createdAt }: Entry): string => `${creator.id} ${createdAt}`

/** Entries by day, newest day first; within a day by what was saved together, newest first. */
export const byDay = (entries: readonly Entry[]): TimelineDay[] =>
  [...Map.groupBy(entries, ({ observedAt }) => observedAt)]
    .map(([day, own]) => ({
      day,
      count: own.length,
      groups: [...Map.groupBy(own.toSorted(byNewest), callOf)].map(([id, group]) => ({ id, entries: group })),
    }))
    .toSorted((a, b) => b.day.localeCompare(a.day))
