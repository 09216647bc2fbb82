import { today } from '@lernspur/app-runtime'
import type { ClassData } from '../../class-data/use-class-data'

export interface Span {
  readonly id: string
  readonly name: string
  readonly start: string
  readonly end: string
}

/** Terms up to today, newest first, and whole years. */
export const spansOf = (work: ClassData): Span[] =>
  work.years.flatMap((year) => [
    ...year.terms
      .filter((term) => term.startDate <= today())
      .toSorted((a, b) => b.startDate.localeCompare(a.startDate))
      .map((term) => ({ id: term.id, name: `${year.name}, ${term.name}`, start: term.startDate, end: term.endDate })),
    { id: year.id, name: year.name, start: year.schoolYearStart, end: year.schoolYearEnd },
  ])
