import type { Language } from '@lernspur/contracts/wire/error-catalogue'

const locales: Record<Language, string> = { de: 'de-DE', en: 'en-GB' }

const formats = new Map<string, Intl.DateTimeFormat>()

const formatDay = (language: Language, timeZone: string, moment: Date): string => {
  const key = `${language} ${timeZone}`
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(locales[language], { day: 'numeric', month: 'long', year: 'numeric', timeZone })
  formats.set(key, format)
  return format.format(moment)
}

/** A day `YYYY-MM-DD` in words: "1. August 2026". Throws a RangeError for anything but a day. */
export const dayInWords = (language: Language, day: string): string =>
  formatDay(language, 'UTC', new Date(`${day}T00:00:00Z`))

/** Schools of all three countries share one clock. */
const clock = 'Europe/Berlin'

/** The day on which an instant fell, `YYYY-MM-DD`. */
export const dayOfInstant = (instant: string): string =>
  new Date(instant).toLocaleDateString('sv-SE', { timeZone: clock })

/** The day on which an instant fell, in words. */
export const instantInWords = (language: Language, instant: string): string =>
  formatDay(language, clock, new Date(instant))

/** "1. August 2026 – 31. Januar 2027". */
export const periodInWords = (language: Language, start: string, end: string): string =>
  `${dayInWords(language, start)} – ${dayInWords(language, end)}`
