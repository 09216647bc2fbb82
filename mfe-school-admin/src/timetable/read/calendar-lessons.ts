import { TableFault } from '@lernspur/school-editors/table-file/table-fault'
import { namesIn, type TimetableFile, weekdayOf } from './file-lesson'
import { findWeeks, type LessonEntry } from './find-weeks'

/** Schools of all three countries share one clock (rule school.9). */
const schoolClock = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
})

/** Whether a text is a calendar (iCalendar, RFC 5545). */
export const isCalendar = (text: string): boolean => /^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text)

interface Moment {
  readonly day: string
  readonly time: string
}

/** `20261130T080000`, by the school's clock or, with Z, in UTC; null for a full day. */
const momentOf = (value: string): Moment | null => {
  const [, year, month, day, hour, minute, zone] = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})\d{2}(Z?)$/.exec(value) ?? []
  if (year === undefined) return null
  if (zone !== 'Z') return { day: `${year}-${month}-${day}`, time: `${hour}:${minute}` }
  const instant = new Date(`${year}-${month}-${day}T${hour}:${minute}:00Z`)
  if (Number.isNaN(instant.getTime())) return null
  const [schoolDay = '', time = ''] = schoolClock.format(instant).split(' ')
  return { day: schoolDay, time }
}

const escapes: Readonly<Record<string, string>> = { n: '\n', N: '\n' }
const plain = (value: string): string => value.replace(/\\([\s\S])/g, (_, sign: string) => escapes[sign] ?? sign)

/** Properties of the events by name, and the name of the calendar. A line that begins with a blank continues the one before. */
const eventsIn = (text: string) => {
  const lines = text.replace(/\r?\n[ \t]/g, '').split(/\r?\n/)
  const events: { readonly row: number; readonly properties: Map<string, string> }[] = []
  let calendarName = ''
  let open: Map<string, string> | null = null
  for (const [index, line] of lines.entries()) {
    const [, name = '', value = ''] = /^([A-Za-z-]+)(?:;(?:[^":]|"[^"]*")*)?:(.*)$/.exec(line) ?? []
    const key = name.toUpperCase()
    if (key === 'BEGIN' && value.toUpperCase() === 'VEVENT') {
      open = new Map()
      events.push({ row: index + 1, properties: open })
    } else if (key === 'END' && value.toUpperCase() === 'VEVENT') open = null
    else if (open && !open.has(key)) open.set(key, plain(value))
    else if (key === 'X-WR-CALNAME') calendarName = plain(value).trim()
  }
  return { events, calendarName }
}

/** The words of a text: WebUntis separates them by blanks, commas and line breaks. */
const wordsOf = (text: string): string[] => text.split(/\s+/).flatMap(namesIn)

interface CalendarNames {
  isClass(word: string): boolean
  isSubject(text: string): boolean
}

/** Classes, subject and teacher among the words of an event; what is neither class nor subject is the teacher. */
const namesOf = (properties: ReadonlyMap<string, string>, calendarName: string, names: CalendarNames) => {
  const summary = properties.get('SUMMARY') ?? ''
  const description = properties.get('DESCRIPTION') ?? ''
  const words = [...wordsOf(summary), ...wordsOf(description)]
  const classNames = [...new Set(words.filter((word) => names.isClass(word)))]
  const rest = (text: string) => wordsOf(text).filter((word) => !names.isClass(word))
  const summaryWords = rest(summary)
  const joined = summaryWords.join(' ')
  const subject = names.isSubject(joined)
    ? joined
    : (summaryWords.find((word) => names.isSubject(word)) ?? summaryWords[0])
  const others = rest(description).filter((word) => word !== subject && !names.isSubject(word))
  return { classNames, subject: subject ?? '', teacherCode: (others[0] ?? calendarName).slice(0, 50) }
}

const weekdayCodes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']

/** The same week's day of another weekday, from 1 for Monday. */
const dayAt = (day: string, weekday: number): string => {
  const moved = new Date(`${day}T12:00:00Z`)
  moved.setUTCDate(moved.getUTCDate() + weekday - weekdayOf(day))
  return moved.toISOString().slice(0, 10)
}

/**
 * First days of an event and the weeks from one to the next, by the part of `RRULE` that timetables use: a weekly rule with
 * `INTERVAL` and `BYDAY`. Null weeks for an event without such a rule, which is held on its day.
 */
const datesOf = (day: string, rule: string): { readonly days: readonly string[]; readonly interval: number | null } => {
  const parts = new Map<string, string>()
  for (const part of rule.toUpperCase().split(';')) {
    const [name = '', value = ''] = part.split('=')
    parts.set(name, value)
  }
  if (parts.get('FREQ') !== 'WEEKLY') return { days: [day], interval: null }
  const weekdays = (parts.get('BYDAY') ?? '').split(',').flatMap((code) => {
    const at = weekdayCodes.indexOf(code)
    return at < 0 ? [] : [at + 1]
  })
  const days = weekdays.length > 0 ? weekdays.map((weekday) => dayAt(day, weekday)) : [day]
  return { days, interval: Number(parts.get('INTERVAL') ?? 1) }
}

/**
 * Lessons of a calendar, each weekday and time once however many weeks it has. Throws `empty` for a calendar without
 * events.
 */
export const lessonsOfCalendar = (text: string, fileName: string, names: CalendarNames): TimetableFile => {
  const { events, calendarName } = eventsIn(text)
  if (events.length === 0) throw new TableFault('empty', { sheet: fileName })
  const entries: LessonEntry[] = []
  const incomplete: number[] = []
  for (const { row, properties } of events) {
    // An exception of a series, such as a lesson that was moved once, is none of the timetable.
    if (properties.get('STATUS')?.toUpperCase() === 'CANCELLED' || properties.has('RECURRENCE-ID')) continue
    const [start, end] = ['DTSTART', 'DTEND'].map((name) => momentOf(properties.get(name) ?? ''))
    const named = namesOf(properties, calendarName, names)
    if (!start || !end || start.day !== end.day || start.time >= end.time || !named.subject || !named.teacherCode) {
      incomplete.push(row)
      continue
    }
    if (named.classNames.length === 0) {
      incomplete.push(row)
      continue
    }
    const { days, interval } = datesOf(start.day, properties.get('RRULE') ?? '')
    for (const day of days) {
      const time = { weekday: weekdayOf(day), periodNumber: null, startsAt: start.time, endsAt: end.time }
      entries.push({ lesson: { ...named, ...time }, day, interval })
    }
  }
  return { lessons: findWeeks(entries), incomplete }
}
