import { observationFormQuery } from '@lernspur/api-client/teacher/observation-form/observation-form.queries'
import { useFormat, useSuspenseQuery } from '@lernspur/app-runtime'
import { useMemo } from 'react'
import type { ObservationFormData } from './observation-form-data'

/** What the page shows of a class, in one read; children sorted as the user has chosen. Suspends while loading. */
export const useObservationFormData = (classId: string): ObservationFormData => {
  const { byName } = useFormat()
  const { data, dataUpdatedAt } = useSuspenseQuery(observationFormQuery({ schoolClassId: classId }))
  const work = useMemo(
    () => ({
      ...data,
      students: data.students.toSorted(byName),
      competences: new Map(
        data.domains.flatMap(({ schoolSubjectId, symbol, name, competences }) =>
          competences.map(({ id, description }) => [
            id,
            { id, description, schoolSubjectId, domain: symbol ? `${symbol} · ${name}` : name },
          ]),
        ),
      ),
      levels: new Map(
        data.scales.flatMap(({ performanceLevelsV2 }) => performanceLevelsV2.map((one) => [one.id, one])),
      ),
    }),
    [data, byName],
  )
  return useMemo(() => ({ ...work, readAt: dataUpdatedAt }), [work, dataUpdatedAt])
}
