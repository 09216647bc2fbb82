import { observationListQuery } from '@lernspur/api-client/observation.queries'
import { useSuspenseQuery } from '@lernspur/app-kit'
import type { Observation } from '@lernspur/contracts/observation.contract'
import type { SkillFilter } from './use-skill-filter'

/** Observations of one subject of a class in a period, newest first. Suspends while loading. */
export const useSkillObservations = (
  classId: string,
  { subject, span, assessment }: SkillFilter,
): readonly Observation[] => {
  const { data } = useSuspenseQuery(
    observationListQuery({
      filter: [
        { field: 'schoolClassId', type: 'eq', value: classId },
        { field: 'schoolSubjectId', type: 'eq', value: subject?.id ?? '' },
        ...(span
          ? [
              { field: 'observedAt', type: 'gte', value: span.start } as const,
              { field: 'observedAt', type: 'lte', value: span.end } as const,
            ]
          : []),
        ...(assessment ? [{ field: 'performanceAssessmentId', type: 'eq', value: assessment.id } as const] : []),
      ],
      order: [
        { field: 'observedAt', dir: 'desc' },
        { field: 'createdAt', dir: 'desc' },
      ],
    }),
  )
  return data.rows
}
