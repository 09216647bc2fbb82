import { performanceVisualListQuery } from '@lernspur/api-client/teacher/performance-visual.queries'

/** Scales of a class, or the school's templates without one, by name. */
export const scalesQuery = (schoolClassId: string | null) =>
  performanceVisualListQuery({
    filter: [
      schoolClassId === null
        ? { field: 'isTemplate', type: 'eq', value: 'true' }
        : { field: 'schoolClassId', type: 'eq', value: schoolClassId },
    ],
  })
