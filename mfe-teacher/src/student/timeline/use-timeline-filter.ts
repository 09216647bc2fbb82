import { today, useSearchParams } from '@lernspur/app-runtime'
import { assessmentsWithin } from '../../class-data/assessments-within'
import type { ClassData } from '../../class-data/use-class-data'

interface Span {
  readonly id: string
  readonly name: string
  readonly start: string
  readonly end: string
}

/** Terms up to today, newest first, and whole years. */
const spansOf = (work: ClassData): Span[] =>
  work.years.flatMap((year) => [
    ...year.terms
      .filter((term) => term.startDate <= today())
      .toSorted((a, b) => b.startDate.localeCompare(a.startDate))
      .map((term) => ({ id: term.id, name: `${year.name}, ${term.name}`, start: term.startDate, end: term.endDate })),
    { id: year.id, name: year.name, start: year.schoolYearStart, end: year.schoolYearEnd },
  ])

/** Stands for "no restriction", since Select does not support an empty value. */
export const everything = 'all'

const choices = ['subject', 'competence', 'level', 'author', 'assessment', 'period', 'notes'] as const
type Choice = (typeof choices)[number]

/** Whose entries: the user's own, those of all others, or of one of them, by id. */
const isAuthor = (value: string | null): value is string =>
  value !== null && /^(me|others|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.test(value)

/** Competences of a subject, or of all. */
export const competencesOf = (work: ClassData, subjectId: string | undefined) =>
  work.domains
    .filter(({ schoolSubjectId }) => !subjectId || schoolSubjectId === subjectId)
    .flatMap(({ competences }) => competences)

/** The filter of the timeline, kept in the URL so that it can be shared and restored. */
export const useTimelineFilter = (work: ClassData) => {
  const [search, setSearch] = useSearchParams()
  const spans = spansOf(work)
  const span = spans.find(({ id }) => id === search.get('period'))
  const subject = work.subjects.find(({ id }) => id === search.get('subject'))
  const assessments = assessmentsWithin(work.assessments, spans, span?.id)
  const assessment = assessments.find(({ id }) => id === search.get('assessment'))
  const competence = competencesOf(work, subject?.id).find(({ id }) => id === search.get('competence'))
  const level = work.levels.get(search.get('level') ?? '')
  const wanted = search.get('author')
  const author = isAuthor(wanted) ? wanted : undefined
  const onlyNotes = search.get('notes') === 'only'
  const change = (changes: Partial<Record<Choice, string>>) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(changes)) {
          if (value === everything) next.delete(name)
          else next.set(name, value)
        }
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return {
    spans,
    span,
    subject,
    assessments,
    assessment,
    competence,
    level,
    author,
    onlyNotes,
    change,
    isNarrow: Boolean(span || subject || competence || level || author || assessment || onlyNotes),
    reset: () => change(Object.fromEntries(choices.map((name) => [name, everything]))),
  }
}

export type TimelineFilter = ReturnType<typeof useTimelineFilter>
