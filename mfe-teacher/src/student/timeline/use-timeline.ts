import { legacyObservationListQuery } from '@lernspur/api-client/teacher/legacy-observation.queries'
import { observationListQuery } from '@lernspur/api-client/teacher/observation.queries'
import { keepPreviousData, useQueries, useSession } from '@lernspur/app-runtime'
import { useMemo, useState } from 'react'
import { type Entry, newestFirst } from '../../entry/entry'
import { mergedPages, timelinePages } from './timeline-pages'
import type { TimelineFilter } from './use-timeline-filter'

interface TimelineQuery {
  readonly classId: string
  /** One student; undefined means the whole class. */
  readonly studentId: string | undefined
  readonly filter: TimelineFilter
}

const authorCondition = (author: string, me: string) =>
  ({
    field: 'creatorId',
    type: author === 'others' ? 'ne' : 'eq',
    value: author === 'me' || author === 'others' ? me : author,
  }) as const

const conditions = (
  { classId, studentId, filter: { subject, competence, author, span, onlyNotes } }: TimelineQuery,
  me: string,
) => [
  { field: 'schoolClassId', type: 'eq', value: classId } as const,
  ...(studentId ? [{ field: 'studentId', type: 'eq', value: studentId } as const] : []),
  ...(subject ? [{ field: 'schoolSubjectId', type: 'eq', value: subject.id } as const] : []),
  ...(competence ? [{ field: 'competenceId', type: 'eq', value: competence.id } as const] : []),
  ...(author ? [authorCondition(author, me)] : []),
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
 * they have neither an assessment nor a level of a present scale.
 */
export const useTimeline = (query: TimelineQuery) => {
  const { whoAmI } = useSession()
  const { assessment, level } = query.filter
  const ofBoth = conditions(query, whoAmI.id)
  const ofPresent = [
    ...(assessment ? [{ field: 'performanceAssessmentId', type: 'eq', value: assessment.id } as const] : []),
    ...(level ? [{ field: 'performanceLevelV2Id', type: 'eq', value: level.id } as const] : []),
  ]
  const isPresentOnly = ofPresent.length > 0
  const what = JSON.stringify([ofBoth, ofPresent])
  const [requested, setRequested] = useState({ what, count: 1 })
  const count = requested.what === what ? requested.count : 1
  const pages = useMemo(() => timelinePages(count), [count])
  const present = useQueries({
    queries: pages.map((page) => ({
      ...observationListQuery({ filter: [...ofBoth, ...ofPresent], order: newestFirst, ...page }),
      placeholderData: keepPreviousData,
    })),
    combine: combined,
  })
  const past = useQueries({
    queries: (isPresentOnly ? [] : pages).map((page) => ({
      ...legacyObservationListQuery({ filter: ofBoth, order: newestFirst, ...page }),
      placeholderData: keepPreviousData,
    })),
    combine: combined,
  })
  const entries = useMemo(
    () => mergedPages(isPresentOnly ? [present.pages] : [present.pages, past.pages], pages),
    [present.pages, past.pages, pages, isPresentOnly],
  )
  return {
    entries,
    total: present.count + past.count,
    more: () => setRequested({ what, count: count + 1 }),
    isPending: present.isPending || past.isPending,
    isFetching: present.isFetching || past.isFetching,
    isPlaceholderData: present.isPlaceholderData,
    error: present.error ?? past.error,
    refetch: () => Promise.all([present.refetch(), past.refetch()]),
  }
}
