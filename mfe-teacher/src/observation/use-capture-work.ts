import { captureQuery } from '@lernspur/api-client/capture.queries'
import { useFormat, useSuspenseQuery } from '@lernspur/app-kit'
import type { Capture } from '@lernspur/contracts/capture.contract'
import type { PerformanceLevel } from '@lernspur/contracts/performance-visual.contract'
import { useMemo } from 'react'

/** A competence with the places that it belongs to. */
export interface KnownCompetence {
  readonly id: string
  readonly description: string
  readonly schoolSubjectId: string
  readonly domain: string
}

export interface CaptureWork extends Capture {
  readonly competences: ReadonlyMap<string, KnownCompetence>
  readonly levels: ReadonlyMap<string, PerformanceLevel>
  /** When `newest` was read, in milliseconds. */
  readonly readAt: number
}

/** What the page shows of a class, in one read; children sorted as the user has chosen. Suspends while loading. */
export const useCaptureWork = (classId: string): CaptureWork => {
  const { byName } = useFormat()
  const { data, dataUpdatedAt } = useSuspenseQuery(captureQuery({ schoolClassId: classId }))
  return useMemo(
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
      readAt: dataUpdatedAt,
    }),
    [data, dataUpdatedAt, byName],
  )
}

/** The scale of an assessment; without one that of the class, else the first of the school. */
export const scaleFor = (
  { assessments, scales }: Pick<Capture, 'assessments' | 'scales'>,
  classId: string,
  id: string,
) => {
  const visualId = assessments.find((one) => one.id === id)?.performanceVisualId
  return (
    scales.find((scale) => scale.id === visualId) ??
    scales.find((scale) => scale.schoolClassId === classId) ??
    scales[0]
  )
}
