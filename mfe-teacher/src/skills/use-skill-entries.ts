import { useClassEntries } from '../class-work/use-class-entries'
import type { ClassWork } from '../class-work/use-class-work'
import type { SkillFilter } from './use-skill-filter'

/** Entries of one subject of a class in a period, newest first, with their scales. Suspends while loading. */
export const useSkillEntries = (classId: string, work: ClassWork, { subject, span, assessment }: SkillFilter) =>
  useClassEntries(
    work,
    [
      { field: 'schoolClassId', type: 'eq', value: classId },
      { field: 'schoolSubjectId', type: 'eq', value: subject?.id ?? '' },
      ...(span
        ? [
            { field: 'observedAt', type: 'gte', value: span.start } as const,
            { field: 'observedAt', type: 'lte', value: span.end } as const,
          ]
        : []),
    ],
    assessment?.id,
  )
