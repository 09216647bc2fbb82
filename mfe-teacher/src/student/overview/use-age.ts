import { today, useFormat, useTranslation } from '@lernspur/app-runtime'

const dayLength = 86_400_000

/** Whole days from a day until another. */
const daysBetween = (from: string, until: string): number =>
  Math.round((Date.parse(until) - Date.parse(from)) / dayLength)

/** The age of a day in words, such as "vor 5 Tagen"; the day itself if it is more than two weeks ago. */
export const useAge = () => {
  const { t } = useTranslation('teacher.student')
  const format = useFormat()
  return (day: string): string => {
    const days = daysBetween(day, today())
    if (days <= 0) return t(($) => $.age.today)
    return days <= 14 ? t(($) => $.age.days, { count: days }) : format.day(day)
  }
}
