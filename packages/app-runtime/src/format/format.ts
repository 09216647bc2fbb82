import { serverNow } from '@lernspur/api-client/wire/server-clock'
import type { NameOrder } from '@lernspur/contracts/identity/user.contract'
import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import { locales, numberText } from '../texts/number-text'

/** The name properties that formatting needs. */
export interface PersonName {
  readonly firstName: string
  readonly lastName: string
}

/**
 * Formats and sorts values for a language. Days are `YYYY-MM-DD`, instants ISO 8601. Where a day is formatted, an
 * instant counts as its day in the schools' time zone.
 */
export interface Format {
  /** Of the words in what is formatted. */
  readonly language: Language
  /** 21.11.2026 */
  day(day: string): string
  /** Sa., 21. Nov., with the year unless it is the current one */
  dayShort(day: string): string
  /** 21. November 2026 */
  dayLong(day: string): string
  /** 01.08.2026 – 31.01.2027 */
  period(start: string, end: string): string
  /** 21.11.2026, 10:42 in the schools' time zone */
  instant(instant: string): string
  /** 10:42 in the schools' time zone */
  time(instant: string | Date): string
  number(value: number): string
  /** 0.4 → 40 % */
  percent(share: number): string
  /** Deutsch, Musik und Sport */
  list(items: readonly string[]): string
  /** Mia Özdemir */
  name(person: PersonName): string
  /** As a list shows it that is sorted by `byName`: Özdemir, Mia where the user sorts by last name. */
  listName(person: PersonName): string
  /** Sorts by the name that the user has chosen, then by the other one; by first name unless chosen. */
  byName(a: PersonName, b: PersonName): number
  /** Sorts texts; 2 before 10, ä beside a. */
  compare(a: string, b: string): number
}

// The schools of all three countries share one time zone, whatever that of the device is; mails and documents use it,
// too.
export const schoolZone = 'Europe/Berlin'

/** Makes a value when it is first needed, and once: a formatter takes a tablet ten milliseconds, and a page uses few. */
const lazily = <T>(make: () => T): (() => T) => {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}

const schoolDay = lazily(() => new Intl.DateTimeFormat('sv-SE', { timeZone: schoolZone }))

/** The day, `YYYY-MM-DD`, of an instant in the schools' time zone; a day is returned unchanged. */
export const dayOf = (value: string): string => (value.length > 10 ? schoolDay().format(new Date(value)) : value)

/** A calendar day does not depend on the time zone. */
const dateOf = (value: string) => new Date(`${dayOf(value)}T00:00:00Z`)

const formatOf = (language: Language, nameOrder: NameOrder): Format => {
  const locale = locales[language]
  const then = nameOrder === 'firstName' ? 'lastName' : 'firstName'
  const dateFormat = (options: Intl.DateTimeFormatOptions) => lazily(() => new Intl.DateTimeFormat(locale, options))
  const dayFormat = (options: Intl.DateTimeFormatOptions) => dateFormat({ ...options, timeZone: 'UTC' })
  const day = dayFormat({ day: '2-digit', month: '2-digit', year: 'numeric' })
  const dayShort = dayFormat({ weekday: 'short', day: 'numeric', month: 'short' })
  const dayOfYear = dayFormat({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })
  const dayLong = dayFormat({ day: 'numeric', month: 'long', year: 'numeric' })
  const instant = dateFormat({ dateStyle: 'medium', timeStyle: 'short', timeZone: schoolZone })
  const time = dateFormat({ hour: '2-digit', minute: '2-digit', timeZone: schoolZone })
  const percent = lazily(() => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }))
  const list = lazily(() => new Intl.ListFormat(locale))
  const collator = lazily(() => new Intl.Collator(locale, { numeric: true }))
  const compare = (a: string, b: string) => collator().compare(a, b)
  return {
    language,
    day: (value) => day().format(dateOf(value)),
    dayShort: (value) =>
      (dayOf(value).slice(0, 4) === today().slice(0, 4) ? dayShort : dayOfYear)().format(dateOf(value)),
    dayLong: (value) => dayLong().format(dateOf(value)),
    period: (start, end) => `${day().format(dateOf(start))} – ${day().format(dateOf(end))}`,
    instant: (value) => instant().format(new Date(value)),
    time: (value) => time().format(new Date(value)),
    number: (value) => numberText(language, value),
    percent: (share) => percent().format(share),
    list: (items) => list().format(items),
    name: ({ firstName, lastName }) => `${firstName} ${lastName}`,
    listName: ({ firstName, lastName }) =>
      nameOrder === 'lastName' && firstName !== '' && lastName !== ''
        ? `${lastName}, ${firstName}`
        : `${firstName} ${lastName}`,
    byName: (a, b) => compare(a[nameOrder], b[nameOrder]) || compare(a[then], b[then]),
    compare,
  }
}

const formats = new Map<string, Format>()

/** Formats of a language, with names sorted in this order; created once. */
export const formatIn = (language: Language, nameOrder: NameOrder): Format => {
  const key = `${language} ${nameOrder}`
  const format = formats.get(key) ?? formatOf(language, nameOrder)
  formats.set(key, format)
  return format
}

/** Formats of a language, with names sorted by first name. */
export const formatFor = (language: Language): Format => formatIn(language, 'firstName')

/**
 * Today in the schools' time zone, `YYYY-MM-DD`, as the server knows it (rule school.9): wherever the device is, and by
 * the server's clock if that of the device is far off.
 */
export const today = (): string => schoolDay().format(new Date(serverNow()))
