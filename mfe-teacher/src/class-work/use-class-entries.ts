import { assessmentTypeListQuery } from '@lernspur/api-client/assessment-type.queries'
import { allLegacyObservationsQuery } from '@lernspur/api-client/legacy-observation.queries'
import { allObservationsQuery } from '@lernspur/api-client/observation.queries'
import { useSuspenseQueries } from '@lernspur/app-kit'
import type { FilterItem } from '@lernspur/contracts/list'
import { useMemo } from 'react'
import { byNewest, type Entry, newestFirst } from './entry'
import { type EntryLevel, type EntryScale, legacyScalesOf, levelsOf, scalesOf } from './entry-scale'
import type { ClassWork } from './use-class-work'

type Filter = readonly (FilterItem & {
  readonly field: 'schoolClassId' | 'schoolSubjectId' | 'studentId' | 'observedAt'
})[]

interface ClassEntries {
  /** Newest first. */
  readonly entries: readonly Entry[]
  /** Scales of the versions that occur. */
  readonly scales: readonly EntryScale[]
  readonly levels: ReadonlyMap<string, EntryLevel>
}

/**
 * All entries of both versions that match; with an assessment, those of the second version alone, because legacy ones
 * have none. Suspends while loading; scales of the first version are loaded only if they are needed.
 */
export const useClassEntries = (work: ClassWork, filter: Filter, assessmentId?: string): ClassEntries => {
  const ofAssessment = assessmentId
    ? [{ field: 'performanceAssessmentId', type: 'eq', value: assessmentId } as const]
    : []
  const [present, past] = useSuspenseQueries({
    queries: [
      allObservationsQuery({ filter: [...filter, ...ofAssessment], order: newestFirst }),
      allLegacyObservationsQuery({ filter, order: newestFirst }),
    ],
  })
  const withLegacy = !assessmentId && past.data.length > 0
  const needed = withLegacy ? ['types'] : []
  const [types] = useSuspenseQueries({ queries: needed.map(() => assessmentTypeListQuery()) })
  return useMemo(() => {
    const entries = withLegacy ? [...present.data, ...past.data].toSorted(byNewest) : present.data
    const scales = [...scalesOf(work.visuals), ...legacyScalesOf(types?.data.rows ?? [])]
    return { entries, scales, levels: levelsOf(scales) }
  }, [present.data, past.data, types?.data, work.visuals, withLegacy])
}
