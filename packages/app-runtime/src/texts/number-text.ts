import type { Language } from '@lernspur/contracts/wire/error-catalogue'

export const locales: Record<Language, string> = { de: 'de-DE', en: 'en-GB' }

const formats = new Map<Language, Intl.NumberFormat>()

/** A number as a language writes it: 1.049 in German, 1,049 in English. */
export const numberText = (language: Language, value: number): string => {
  const format = formats.get(language) ?? new Intl.NumberFormat(locales[language])
  formats.set(language, format)
  return format.format(value)
}
