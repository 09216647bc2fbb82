import { currentTermQuery } from '@lernspur/api-client/school-year.queries'
import { today, useClasses, useFormat, useQuery, useTranslation } from '@lernspur/app-kit'
import type { SchoolClass } from '@lernspur/contracts/school-class.contract'

/** The term of a day as the years of the classes tell it; undefined if none of them has that day. */
const termOf = (classes: readonly SchoolClass[], day: string) => {
  const years = classes.flatMap(({ schoolYear }) => schoolYear ?? [])
  const year = years.find(({ schoolYearStart, schoolYearEnd }) => schoolYearStart <= day && day <= schoolYearEnd)
  return year && (year.terms.find(({ startDate, endDate }) => startDate <= day && day <= endDate) ?? null)
}

/** The current term and its end; nothing between terms or while unknown. */
export function CurrentTerm() {
  const { t } = useTranslation('shell.home')
  const format = useFormat()
  const told = termOf(useClasses(), today())
  const { data: read } = useQuery({ ...currentTermQuery(), enabled: told === undefined })
  const term = told ?? read
  return term ? <> · {t(($) => $.term, { name: term.name, end: format.day(term.endDate) })}</> : null
}
