import { observationListQuery } from '@lernspur/api-client/observation.queries'
import { keepPreviousData, useQuery } from '@lernspur/app-kit'
import { useState } from 'react'
import type { TimelineFilter } from './use-timeline-filter'

const pageSize = 40

interface Asked {
  readonly classId: string
  /** One child; undefined is the whole class. */
  readonly studentId: string | undefined
  readonly filter: TimelineFilter
}

/** The newest entries of a child or a class that the filter lets through, a page at a time. */
export const useTimeline = ({ classId, studentId, filter }: Asked) => {
  const { subject, assessment, span, onlyNotes } = filter
  const what = [classId, studentId, subject?.id, assessment?.id, span?.id, onlyNotes].join()
  const [pages, setPages] = useState({ what, count: 1 })
  const count = pages.what === what ? pages.count : 1
  const query = useQuery({
    ...observationListQuery({
      filter: [
        { field: 'schoolClassId', type: 'eq', value: classId },
        ...(studentId ? [{ field: 'studentId', type: 'eq', value: studentId } as const] : []),
        ...(subject ? [{ field: 'schoolSubjectId', type: 'eq', value: subject.id } as const] : []),
        ...(assessment ? [{ field: 'performanceAssessmentId', type: 'eq', value: assessment.id } as const] : []),
        ...(span
          ? [
              { field: 'observedAt', type: 'gte', value: span.start } as const,
              { field: 'observedAt', type: 'lte', value: span.end } as const,
            ]
          : []),
        ...(onlyNotes ? [{ field: 'description', type: 'isnotnull' } as const] : []),
      ],
      order: [
        { field: 'observedAt', dir: 'desc' },
        { field: 'createdAt', dir: 'desc' },
      ],
      limit: pageSize * count,
    }),
    placeholderData: keepPreviousData,
  })
  return {
    ...query,
    entries: query.data?.rows ?? [],
    total: query.data?.count ?? 0,
    more: () => setPages({ what, count: count + 1 }),
  }
}
