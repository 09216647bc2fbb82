/** A lesson as a file names it; classes that are taught together share one line. */
export interface FileLesson {
  readonly classNames: readonly string[]
  readonly subject: string
  readonly teacherCode: string
  /** From 1 for Monday to 7. */
  readonly weekday: number
  /** Null where the file has times alone. */
  readonly periodNumber: number | null
  /** Times of day, `HH:MM`; null where the file has numbers alone. */
  readonly startsAt: string | null
  readonly endsAt: string | null
  /** A day of a week in which it is held, where that is every second week. */
  readonly everySecondWeekFrom?: string
}

/** What a file of a timetable says. */
export interface TimetableFile {
  readonly lessons: readonly FileLesson[]
  /** Numbers of the rows that name no class, subject, teacher or time, such as breaks and duties. */
  readonly incomplete: readonly number[]
}

/** Several classes, subjects or teachers of one lesson, as Untis and WebUntis separate them. */
export const namesIn = (cell: string): string[] =>
  cell
    .split(/[,;~]/)
    .map((one) => one.trim())
    .filter((one) => one !== '')

/** A time of day as `HH:MM`, from 8:00, 08.00, 800, 0800 or 08:00:00; null for anything else. */
export const timeOfDay = (text: string): string | null => {
  const [, hours = '', minutes = ''] = /^(\d{1,2})[:.]?(\d{2})(?::\d{2})?(?:\s*Uhr)?$/.exec(text.trim()) ?? []
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59) return null
  return `${hours.padStart(2, '0')}:${minutes}`
}

const weekdays = ['mo', 'di', 'mi', 'do', 'fr', 'sa', 'so']
const englishWeekdays = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su']

/** From 1 for Monday to 7, of a `YYYY-MM-DD`. */
export const weekdayOf = (day: string): number => ((new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7) + 1

/** The day of a text, `30.11.2026`, `2026-11-30` or `20261130`, as `YYYY-MM-DD`; null for anything else. */
export const dayIn = (text: string): string | null => {
  const german = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text)
  const [, year = '', month = '', day = ''] = german
    ? [german[0], german[3], german[2], german[1]]
    : (/^(\d{4})-?(\d{2})-?(\d{2})$/.exec(text) ?? [])
  const found = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return year !== '' && !Number.isNaN(Date.parse(`${found}T12:00:00Z`)) ? found : null
}

/** The weekday of a number, a name or a day; null for anything else. */
export const weekdayIn = (text: string): number | null => {
  const plain = text.trim().toLowerCase()
  if (/^[1-7]$/.test(plain)) return Number(plain)
  const day = dayIn(plain)
  if (day !== null) return weekdayOf(day)
  if (!/^\p{L}/u.test(plain)) return null
  const found = [weekdays, englishWeekdays].map((names) => names.indexOf(plain.slice(0, 2))).find((at) => at >= 0)
  return found === undefined ? null : found + 1
}
