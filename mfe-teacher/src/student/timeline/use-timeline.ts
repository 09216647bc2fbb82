import { legacyObservationListQuery } from '@lernspur/api-client/legacy-observation.queries'
import { observationListQuery } from '@lernspur/api-client/observation.queries'
import { keepPreviousData, useQueries } from '@lernspur/app-kit'
import { useMemo, useState } from 'react'
import { type Entry, newestFirst } from '../../class-work/entry'
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

interface PageQuery {
  readonly data: { readonly rows: readonly Entry[]; readonly count: number } | undefined
  readonly error: Error | null
  readonly isPending: boolean
  readonly isFetching: boolean
  readonly isPlaceholderData: boolean
  readonly refetch: () => Promise<unknown>
}

/** The pages of one list as one state. */
const combined = (queries: readonly PageQuery[]) => {
  const failed = queries.filter(({ error }) => error !== null)
  return {
    pages: queries.map(({ data }) => data?.rows),
    count: queries[0]?.data?.count ?? 0,
    isPending: queries[0]?.isPending ?? false,
    isFetching: queries.some(({ isFetching }) => isFetching),
    isPlaceholderData: queries[0]?.isPlaceholderData ?? false,
    error: failed[0]?.error ?? null,
    refetch: () => Promise.all(failed.map((query) => query.refetch())),
  }
}

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
    combine: combined,
  })
  const past = useQueries({
    queries: (assessment ? [] : pages).map((page) => ({
      ...legacyObservationListQuery({ filter: ofBoth, order: newestFirst, ...page }),
      placeholderData: keepPreviousData,
    })),
    combine: combined,
  })
  const entries = useMemo(
    () => mergedPages(assessment ? [present.pages] : [present.pages, past.pages], pages),
    [present.pages, past.pages, pages, assessment],
  )
  return {
    entries,
    total: present.count + past.count,
    more: () => setWanted({ what, count: count + 1 }),
    isPending: present.isPending || past.isPending,
    isFetching: present.isFetching || past.isFetching,
    isPlaceholderData: present.isPlaceholderData,
    error: present.error ?? past.error,
    refetch: () => Promise.all([present.refetch(), past.refetch()]),
  }
}
