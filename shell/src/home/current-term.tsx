import { today, useClasses } from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import { lazy, Suspense } from 'react'
import { TermText } from './term-text'

const ReadTerm = lazy(() => import('./read-term'))

/** The term of a day as the years of the classes tell it, null between terms; undefined if no year has that day. */
const termOf = (classes: readonly SchoolClass[], day: string) => {
  const years = classes.flatMap(({ schoolYear }) => schoolYear ?? [])
  const year = years.find(({ schoolYearStart, schoolYearEnd }) => schoolYearStart <= day && day <= schoolYearEnd)
  return year && (year.terms.find(({ startDate, endDate }) => startDate <= day && day <= endDate) ?? null)
}

/** The current term and its end; nothing between terms or while unknown. */
export function CurrentTerm() {
  const term = termOf(useClasses(), today())
  if (term) return <TermText term={term} />
  return term === undefined ? (
    <Suspense>
      <ReadTerm />
    </Suspense>
  ) : null
}
