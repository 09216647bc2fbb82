import { type LessonPeriod, timetableLimits } from '@lernspur/contracts/school-admin/year/timetable.contract'
import type { FileLesson } from './file-lesson'

/** A period whose times may still be unknown. */
export interface OpenPeriod {
  readonly number: number
  readonly startsAt: string
  readonly endsAt: string
}

interface Span {
  readonly startsAt: string
  readonly endsAt: string
}

const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const lengthOf = ({ startsAt, endsAt }: Span) => minutes(endsAt) - minutes(startsAt)
/** Minutes that two spans share. */
const shared = (one: Span, other: Span) =>
  Math.min(minutes(one.endsAt), minutes(other.endsAt)) - Math.max(minutes(one.startsAt), minutes(other.startsAt))

const spanOf = ({ startsAt, endsAt }: FileLesson): Span[] => (startsAt && endsAt ? [{ startsAt, endsAt }] : [])
const keyOf = ({ startsAt, endsAt }: Span) => `${startsAt} ${endsAt}`

/** Spans by how often they occur, the most frequent first. */
const byFrequency = (spans: readonly Span[]): Span[] =>
  [...Map.groupBy(spans, keyOf).values()]
    .toSorted((one, other) => other.length - one.length)
    .flatMap(([span]) => span ?? [])

/** Shortest spans first that do not overlap: a double lesson covers two of them. */
const distinctSpans = (spans: readonly Span[]): Span[] => {
  const found: Span[] = []
  for (const span of byFrequency(spans).toSorted((one, other) => lengthOf(one) - lengthOf(other)))
    if (found.every((one) => shared(one, span) <= 0)) found.push(span)
  return found.toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))
}

/** Periods within the span of a lesson; else the one that shares most of it. */
const periodsOf = (periods: readonly LessonPeriod[], span: Span): number[] => {
  const inside = periods.filter((one) => one.startsAt >= span.startsAt && one.endsAt <= span.endsAt)
  const [nearest] = periods
    .filter((one) => shared(one, span) > 0)
    .toSorted((one, other) => shared(other, span) - shared(one, span))
  return (inside.length > 0 ? inside : nearest ? [nearest] : []).map(({ number }) => number)
}

/** A lesson with the number of its period. */
export type PeriodLesson = FileLesson & { readonly periodNumber: number }

/**
 * Periods of a file, and its lessons in them. Numbers are those of the file, with its times or else those that the school
 * had (`former`), else empty ones to be filled in; a file with times alone gets numbers from 1.
 */
export const findPeriods = (
  lessons: readonly FileLesson[],
  former: readonly LessonPeriod[],
): { readonly periods: readonly OpenPeriod[]; readonly lessons: readonly PeriodLesson[] } => {
  const numbered = lessons.filter((lesson): lesson is PeriodLesson => lesson.periodNumber !== null)
  if (numbered.length > 0) {
    const periods = [...Map.groupBy(numbered, ({ periodNumber }) => periodNumber)]
      .toSorted(([one], [other]) => one - other)
      .map(([number, own]) => {
        const [span] = byFrequency(own.flatMap(spanOf))
        const known = former.find((one) => one.number === number)
        return {
          number,
          startsAt: span?.startsAt ?? known?.startsAt ?? '',
          endsAt: span?.endsAt ?? known?.endsAt ?? '',
        }
      })
    return { periods, lessons: numbered }
  }
  const periods = distinctSpans(lessons.flatMap(spanOf))
    .slice(0, timetableLimits.periods - 1)
    .map((span, index) => ({ number: index + 1, ...span }))
  return {
    periods,
    lessons: lessons.flatMap((lesson) =>
      spanOf(lesson).flatMap((span) => periodsOf(periods, span).map((periodNumber) => ({ ...lesson, periodNumber }))),
    ),
  }
}
