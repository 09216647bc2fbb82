import { useSearchParams } from '@lernspur/app-kit'
import type { ClassWork } from '../../class-work/use-class-work'
import { spansOf } from './spans-of'

/** Stands for "no restriction", since Select does not support an empty value. */
export const everything = 'all'

type Choice = 'subject' | 'assessment' | 'period' | 'notes'

/** The filter of the timeline, kept in the URL so that it can be shared and restored. */
export const useTimelineFilter = (work: ClassWork) => {
  const [search, setSearch] = useSearchParams()
  const spans = spansOf(work)
  const span = spans.find(({ id }) => id === search.get('period'))
  const subject = work.subjects.find(({ id }) => id === search.get('subject'))
  const assessments = work.assessments.filter(({ schoolTermId }) => !span || schoolTermId === span.id)
  const assessment = assessments.find(({ id }) => id === search.get('assessment'))
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
    onlyNotes,
    change,
    isNarrow: Boolean(span || subject || assessment || onlyNotes),
    reset: () => change({ subject: everything, assessment: everything, period: everything, notes: everything }),
  }
}

export type TimelineFilter = ReturnType<typeof useTimelineFilter>
