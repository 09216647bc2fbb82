import type { ObservationForm } from '@lernspur/contracts/teacher/observation-form/observation-form.contract'
import type { PerformanceLevel } from '@lernspur/contracts/teacher/performance-visual.contract'

/** A competence with its domain and subject. */
export interface KnownCompetence {
  readonly id: string
  readonly description: string
  readonly schoolSubjectId: string
  readonly domain: string
  /** What each level means for it, lowest first. */
  readonly levelDescriptions: readonly string[] | null
}

export interface ObservationFormData extends ObservationForm {
  readonly competences: ReadonlyMap<string, KnownCompetence>
  readonly levels: ReadonlyMap<string, PerformanceLevel>
  /** When `newest` was read, in milliseconds. */
  readonly readAt: number
}

/** The scale of an assessment; without an assessment, that of the class, else the first of the school. */
export const scaleFor = (
  { assessments, scales }: Pick<ObservationForm, 'assessments' | 'scales'>,
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
