import { legacyObservationListQuery } from '@lernspur/api-client/legacy-observation.queries'
import { observationListQuery } from '@lernspur/api-client/observation.queries'
import { keepPreviousData, useQueries } from '@lernspur/app-kit'
import { useMemo, useState } from 'react'
import { newestFirst } from '../../class-work/entry'
import { mergedPages, timelinePages } from './timeline-pages'
import type { TimelineFilter } from './use-timeline-filter'

interface Asked {
  readonly classId: string
  /** One student; undefined means the whole class. */
  readonly studentId: string | undefined
  readonly filter: TimelineFilter
}

const conditions = ({ classId, studentId, filter: { subject, span, onlyNotes } }: Asked) => [
  { field: 'schoolClassId', type: 'eq', value: classId } as const,
  ...(studentId ? [{ field: 'studentId', type: 'eq', value: studentId } as const] : []),
  ...(subject ? [{ field: 'schoolSubjectId', type: 'eq', value: subject.id } as const] : []),
  ...(span
    ? [
        { field: 'observedAt', type: 'gte', value: span.start } as const,
        { field: 'observedAt', type: 'lte', value: span.end } as const,
      ]
    : []),
  ...(onlyNotes ? [{ field: 'description', type: 'isnotnull' } as const] : []),
]

/**
 * The newest observations of a student or class that match the filter, page by page. Legacy observations are merged in;
 * they have no assessment.
 */
export const useTimeline = (asked: Asked) => {
  const { subject, assessment, span, onlyNotes } = asked.filter
  const what = [asked.classId, asked.studentId, subject?.id, assessment?.id, span?.id, onlyNotes].join()
  const [wanted, setWanted] = useState({ what, count: 1 })
  const count = wanted.what === what ? wanted.count : 1
  const pages = useMemo(() => timelinePages(count), [count])
  const ofBoth = conditions(asked)
  const ofAssessment = assessment
    ? [{ field: 'performanceAssessmentId', type: 'eq', value: assessment.id } as const]
    : []
  const present = useQueries({
    queries: pages.map((page) => ({
      ...observationListQuery({ filter: [...ofBoth, ...ofAssessment], order: newestFirst, ...page }),
      placeholderData: keepPreviousData,
    })),
  })
  const past = useQueries({
    queries: (assessment ? [] : pages).map((page) => ({
      ...legacyObservationListQuery({ filter: ofBoth, order: newestFirst, ...page }),
      placeholderData: keepPreviousData,
    })),
  })
  const all = [...present, ...past]
  const rowsOf = (queries: typeof present | typeof past) => queries.map(({ data }) => data?.rows)
  const entries = mergedPages(assessment ? [rowsOf(present)] : [rowsOf(present), rowsOf(past)], pages)
  const failed = all.filter(({ isError }) => isError)
  return {
    entries,
    total: (present[0]?.data?.count ?? 0) + (past[0]?.data?.count ?? 0),
    more: () => setWanted({ what, count: count + 1 }),
    isPending: all.some(({ isPending }, index) => isPending && index % pages.length === 0),
    isFetching: all.some(({ isFetching }) => isFetching),
    isPlaceholderData: present[0]?.isPlaceholderData ?? false,
    error: failed[0]?.error ?? null,
    refetch: () => Promise.all(failed.map((query) => query.refetch())),
  }
}
