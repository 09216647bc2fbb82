import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import ical, { ICalEventTransparency } from 'ical-generator'

interface Period {
  readonly id: string
  readonly name: string
  /** YYYY-MM-DD, as is `last`, which belongs to it. */
  readonly first: string
  readonly last: string
  readonly changedAt: string
}

/** What the calendar of one person at one school shows. Nothing of it is about a child (rule calendar-feed.3). */
export interface CalendarDays {
  readonly schoolId: string
  readonly school: string
  readonly language: Language
  /** The last day of the person's role; null for one without an end. */
  readonly roleEndsOn: string | null
  readonly roleChangedAt: string
  readonly years: readonly Period[]
  readonly terms: readonly Period[]
  /** Notices of the provider that the person sees now. */
  readonly announcements: readonly (Readonly<Record<Language, string>> & {
    readonly id: string
    readonly startsAt: string
  })[]
}

const texts = {
  begins: { de: 'Beginn', en: 'Begins' },
  ends: { de: 'Ende', en: 'Ends' },
  lastDay: { de: 'Ihr letzter Tag an der Schule', en: 'Your last day at the school' },
} as const

/** The text of a calendar as RFC 5545 has it: equal days give equal bytes. */
export const writeCalendar = (days: CalendarDays): string => {
  const { school, schoolId, language, years, terms, announcements, roleEndsOn, roleChangedAt } = days
  // The library escapes all texts but this one, and ends all lines but the last.
  const name = school.replace(/[\\;,]/g, '\\$&')
  const calendar = ical({
    name,
    prodId: { company: 'Lernspur', product: 'Lernspur', language: language.toUpperCase() },
  })
  const addDay = (id: string, day: string, summary: string, changedAt: string): void => {
    calendar.createEvent({
      id: `${id}@lernspur`,
      // The library writes the day that it is in UTC.
      start: new Date(`${day}T00:00:00Z`),
      allDay: true,
      summary,
      stamp: new Date(changedAt),
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  }
  for (const { id, name: period, first, last, changedAt } of [...years, ...terms]) {
    addDay(`${id}-first`, first, `${texts.begins[language]}: ${period}`, changedAt)
    addDay(`${id}-last`, last, `${texts.ends[language]}: ${period}`, changedAt)
  }
  if (roleEndsOn !== null) addDay(`${schoolId}-role`, roleEndsOn, texts.lastDay[language], roleChangedAt)
  for (const { id, startsAt, ...title } of announcements) {
    calendar.createEvent({
      id: `${id}@lernspur`,
      start: new Date(startsAt),
      summary: title[language],
      stamp: new Date(startsAt),
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  }
  return `${calendar.toString()}\r\n`
}
