import { legacyObservationListQuery } from '@lernspur/api-client/legacy-observation.queries'
import { observationListQuery } from '@lernspur/api-client/observation.queries'
import { keepPreviousData, useQuery } from '@lernspur/app-kit'
import { useMemo, useState } from 'react'
import type { TimelineItem } from './timeline-item'
import type { TimelineFilter } from './use-timeline-filter'

const pageSize = 40

interface Asked {
  readonly classId: string
  /** One student; undefined means the whole class. */
  readonly studentId: string | undefined
  readonly filter: TimelineFilter
}

const newestFirst = [
  { field: 'observedAt', dir: 'desc' },
  { field: 'createdAt', dir: 'desc' },
] as const

const isNewer = (a: TimelineItem, b: TimelineItem): number =>
  b.observedAt.localeCompare(a.observedAt) || b.createdAt.localeCompare(a.createdAt)

/**
 * The newest observations of a student or class that match the filter, one page at a time. Legacy observations are
 * merged in; they have no assessment.
 */
export const useTimeline = ({ classId, studentId, filter }: Asked) => {
  const { subject, assessment, span, onlyNotes } = filter
  const what = [classId, studentId, subject?.id, assessment?.id, span?.id, onlyNotes].join()
  const [pages, setPages] = useState({ what, count: 1 })
  const limit = pageSize * (pages.what === what ? pages.count : 1)
  const ofBoth = [
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
  const ofAssessment = assessment
    ? [{ field: 'performanceAssessmentId', type: 'eq', value: assessment.id } as const]
    : []
  const query = useQuery({
    ...observationListQuery({ filter: [...ofBoth, ...ofAssessment], order: newestFirst, limit }),
    placeholderData: keepPreviousData,
  })
  const legacy = useQuery({
    ...legacyObservationListQuery({ filter: ofBoth, order: newestFirst, limit }),
    placeholderData: keepPreviousData,
    enabled: !assessment,
  })
  const [present, past] = [query.data, assessment ? undefined : legacy.data]
  const entries = useMemo(
    // Each list holds its own newest entries, so the newest of both are among them.
    () => [...(present?.rows ?? []), ...(past?.rows ?? [])].toSorted(isNewer).slice(0, limit),
    [present, past, limit],
  )
  return {
    entries,
    total: (present?.count ?? 0) + (past?.count ?? 0),
    more: () => setPages({ what, count: limit / pageSize + 1 }),
    isPending: query.isPending || legacy.isLoading,
    isFetching: query.isFetching || legacy.isFetching,
    isPlaceholderData: query.isPlaceholderData,
    error: query.error ?? (assessment ? null : legacy.error),
    refetch: () => Promise.all([query.refetch(), ...(assessment ? [] : [legacy.refetch()])]),
  }
}
