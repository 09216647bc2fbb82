import { byNewest, type Entry } from '../../class-work/entry'

export interface TimelineDay {
  /** `YYYY-MM-DD` */
  readonly day: string
  readonly entries: readonly Entry[]
}

/** Observations by day, newest day first, and newest first within a day. */
export const byDay = (entries: readonly Entry[]): TimelineDay[] =>
  [...Map.groupBy(entries, ({ observedAt }) => observedAt)]
    .map(([day, own]) => ({ day, entries: own.toSorted(byNewest) }))
    .toSorted((a, b) => b.day.localeCompare(a.day))
