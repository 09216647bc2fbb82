import type { Language } from '@lernspur/contracts/wire/error-catalogue'

const formats: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  de: new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }),
}

/** A day (YYYY-MM-DD) as a notification says it: `3. Dezember 2026`, `3 December 2026`. */
export const dayInWords = (day: string, language: Language): string =>
  formats[language].format(new Date(`${day}T00:00:00Z`))
