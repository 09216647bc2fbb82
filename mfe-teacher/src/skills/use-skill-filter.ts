import { today, useSearchParams } from '@lernspur/app-kit'
import { termOn } from '../class-work/scale-of'
import type { ClassWork } from '../class-work/use-class-work'

/** Any day. */
export const allTime = 'all'
export const everyAssessment = 'all'

export interface Span {
  readonly id: string
  readonly name: string
  readonly start: string
  readonly end: string
}

/** Terms up to today, newest first, and whole years. */
export const spansOf = (work: ClassWork): Span[] =>
  work.years.flatMap((year) => [
    ...year.terms
      .filter((term) => term.startDate <= today())
      .toSorted((a, b) => b.startDate.localeCompare(a.startDate))
      .map((term) => ({ id: term.id, name: `${year.name}, ${term.name}`, start: term.startDate, end: term.endDate })),
    { id: year.id, name: year.name, start: year.schoolYearStart, end: year.schoolYearEnd },
  ])

/** The filter of the matrix, kept in the URL so that it can be shared and restored. */
export const useSkillFilter = (work: ClassWork) => {
  const [search, setSearch] = useSearchParams()
  const spans = spansOf(work)
  const current = termOn(work.years)
  const asked = search.get('period') ?? current?.id ?? allTime
  const span = spans.find(({ id }) => id === asked)
  const subject = work.subjects.find(({ id }) => id === search.get('subject')) ?? work.subjects[0]
  const assessments = work.assessments.filter(({ schoolTermId }) => !span || schoolTermId === span.id)
  const assessment = assessments.find(({ id }) => id === search.get('assessment'))
  const set = (name: 'subject' | 'period' | 'assessment', value: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        next.set(name, value)
        if (name === 'period') next.delete('assessment')
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return { subject, span, spans, assessment, assessments, set }
}

export type SkillFilter = ReturnType<typeof useSkillFilter>
