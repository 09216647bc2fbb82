const dayMilliseconds = 24 * 60 * 60 * 1000

/** Days from a day to another, both `YYYY-MM-DD`. */
const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMilliseconds)

const formats = new Map<string, Intl.RelativeTimeFormat>()

/** Making one takes longer than all the rest of a card. */
const formatOf = (language: string): Intl.RelativeTimeFormat => {
  const known = formats.get(language) ?? new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  formats.set(language, known)
  return known
}

/** How long ago a day was, in words: "gestern", "vor 5 Tagen", "vor 3 Wochen", "vor 4 Monaten". */
export const ageInWords = (language: string, day: string, today: string): string => {
  const words = formatOf(language)
  const days = daysBetween(day, today)
  if (days < 14) return words.format(-days, 'day')
  return days < 61 ? words.format(-Math.floor(days / 7), 'week') : words.format(-Math.floor(days / 30.4), 'month')
}
