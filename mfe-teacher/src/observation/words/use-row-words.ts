import { today, useLanguage, useTranslation } from '@lernspur/app-runtime'
import { useMemo } from 'react'
import type { RowWords } from './row-words'

const dayMilliseconds = 24 * 60 * 60 * 1000

/** Days from one day to another, both `YYYY-MM-DD`. */
const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMilliseconds)

const formats = new Map<string, Intl.RelativeTimeFormat>()

/** Cached, since creating one takes longer than the rest of a row. */
const formatOf = (language: string): Intl.RelativeTimeFormat => {
  const known = formats.get(language) ?? new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  formats.set(language, known)
  return known
}

const unitFormats = new Map<string, Intl.NumberFormat>()

const unitFormatOf = (language: string, unit: string): Intl.NumberFormat => {
  const name = `${language} ${unit}`
  const known = unitFormats.get(name) ?? new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' })
  unitFormats.set(name, known)
  return known
}

/** How long ago a day was, in words: "gestern", "vor 5 Tagen", "vor 3 Wochen", "vor 4 Monaten". */
const ageInWords = (language: string, day: string, today: string): string => {
  const words = formatOf(language)
  const days = daysBetween(day, today)
  if (days < 14) return words.format(-days, 'day')
  return days < 61 ? words.format(-Math.floor(days / 7), 'week') : words.format(-Math.floor(days / 30.4), 'month')
}

/** The same where there is little room: "6 Wo.", "4 Mon."; the last days are as short in words. */
const shortAgeInWords = (language: string, day: string, today: string): string => {
  const days = daysBetween(day, today)
  if (days < 14) return ageInWords(language, day, today)
  const [count, unit] = days < 61 ? [Math.floor(days / 7), 'week'] : [Math.floor(days / 30.4), 'month']
  return unitFormatOf(language, unit).format(count)
}

/** Texts of the rows in the user's language. */
export const useRowWords = (): RowWords => {
  const { t } = useTranslation('teacher.observation')
  const language = useLanguage()
  return useMemo(() => {
    const now = today()
    const never = t(($) => $.never)
    const isToday = t(($) => $.today)
    const ageBy =
      (inWords: typeof ageInWords) =>
      (day: string | null): string =>
        day === null ? never : day === now ? isToday : inWords(language, day, now)
    return {
      noteOnly: t(($) => $.noteOnly),
      noteHint: t(($) => $.noteHint),
      noteOf: (name: string) => t(($) => $.noteOf, { name }),
      noteAndPhoto: (name: string) => t(($) => $.noteAndPhoto, { name }),
      noteWritten: (name: string) => t(($) => $.noteWritten, { name }),
      before: (level: string) => t(($) => $.before, { level }),
      isToday: (day: string) => day === now,
      age: ageBy(ageInWords),
      shortAge: ageBy(shortAgeInWords),
      waiting: (day: string) =>
        day === now ? t(($) => $.waiting.today) : t(($) => $.waiting.earlier, { age: ageInWords(language, day, now) }),
      photoRemoved: t(($) => $.photo.removed),
      photoUnreadable: t(($) => $.photo.unreadable),
      addPhoto: (name: string) => t(($) => $.photo.add, { name }),
      removePhoto: (name: string) => t(($) => $.photo.remove, { name }),
    }
  }, [t, language])
}
