import type { TimelineItem } from './timeline-item'

export interface TimelineDay {
  /** `YYYY-MM-DD` */
  readonly day: string
  readonly entries: readonly TimelineItem[]
}

/** Observations by day, newest day first, and newest first within a day. */
export const byDay = (entries: readonly TimelineItem[]): TimelineDay[] =>
  [...Map.groupBy(entries, ({ observedAt }) => observedAt)]
    .map(([day, own]) => ({ day, entries: own.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)) }))
    .toSorted((a, b) => b.day.localeCompare(a.day))
