import type { FileLesson } from './file-lesson'

/** A lesson as one row or event of a file has it. */
export interface LessonEntry {
  readonly lesson: FileLesson
  /** The day of it, or the first of several; null where the file names weekdays alone. */
  readonly day: string | null
  /** Weeks from one to the next where the file says so itself; null for a single day. */
  readonly interval: number | null
}

type DatedEntry = LessonEntry & { readonly day: string }

const dayMs = 86_400_000

/** Number of the week of a `YYYY-MM-DD`, counted on over all years; weeks begin on Mondays, as 1970-01-01 was a Thursday. */
export const weekOf = (day: string): number => Math.floor((Date.parse(`${day}T12:00:00Z`) / dayMs + 3) / 7)

/** Weeks of the other parity without the lesson that show that it is held every second week only. */
const missingWeeks = 2

/**
 * Whether single days are those of every second week: there are several, and from the week before the first to the one
 * after the last, other lessons of the weekday are held in the weeks between.
 */
const isAlternating = (weeks: readonly number[], weeksOfFile: ReadonlySet<number>): boolean => {
  const [first, last] = [Math.min(...weeks), Math.max(...weeks)]
  const missing = [...weeksOfFile].filter((week) => week >= first - 1 && week <= last + 1 && (week - first) % 2 !== 0)
  return last > first && missing.length >= missingWeeks
}

const keyOf = ({ classNames, subject, teacherCode, weekday, periodNumber, startsAt, endsAt }: FileLesson): string =>
  [...classNames, subject, teacherCode, weekday, periodNumber, startsAt, endsAt].join('\n')

/** One lesson of all its days. */
const foldDays = (entries: readonly DatedEntry[], weeksOfFile: ReadonlySet<number>): FileLesson[] => {
  const [first] = entries.toSorted((one, other) => one.day.localeCompare(other.day))
  if (!first) return []
  const weeks = entries.map(({ day }) => weekOf(day))
  const isOfOneParity = weeks.every((week) => (week - weekOf(first.day)) % 2 === 0)
  const hasRule = entries.some(({ interval }) => interval === 2)
  const isWeekly = entries.some(({ interval }) => interval !== null && interval !== 2)
  const isEverySecond = isOfOneParity && !isWeekly && (hasRule || isAlternating(weeks, weeksOfFile))
  return [isEverySecond ? { ...first.lesson, everySecondWeekFrom: first.day } : first.lesson]
}

/** Each lesson with days once, with the week it is held in (rule timetable.1); lessons without days as they are. */
export const findWeeks = (entries: readonly LessonEntry[]): FileLesson[] => {
  const isDated = (entry: LessonEntry): entry is DatedEntry => entry.day !== null
  const dated = entries.filter(isDated)
  const weeksOfWeekday = new Map(
    [...Map.groupBy(dated, ({ lesson }) => lesson.weekday)].map(([weekday, own]) => [
      weekday,
      new Set(own.map(({ day }) => weekOf(day))),
    ]),
  )
  const groups = Map.groupBy(dated, ({ lesson }) => keyOf(lesson))
  return entries.flatMap((entry) => {
    if (!isDated(entry)) return [entry.lesson]
    const group = groups.get(keyOf(entry.lesson)) ?? []
    return group[0] === entry ? foldDays(group, weeksOfWeekday.get(entry.lesson.weekday) ?? new Set()) : []
  })
}
