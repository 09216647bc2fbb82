import { today } from '@lernspur/app-runtime'
import type { SchoolTerm, SchoolYear } from '@lernspur/contracts/school-admin/school-year.contract'
import type { PerformanceAssessment } from '@lernspur/contracts/teacher/performance-assessment.contract'
import type { PerformanceVisual } from '@lernspur/contracts/teacher/performance-visual.contract'

/** The term that includes a day, by default today. */
export const termOn = (years: readonly SchoolYear[], day = today()): SchoolTerm | undefined =>
  years.flatMap((year) => year.terms).find((term) => term.startDate <= day && day <= term.endDate)

/** The scale of an assessment; without an assessment, that of the class, else the first of the school. */
export const scaleOf = (
  visuals: readonly PerformanceVisual[],
  classId: string,
  assessment: PerformanceAssessment | undefined,
): PerformanceVisual | undefined =>
  assessment?.performanceVisual ?? visuals.find((visual) => visual.schoolClassId === classId) ?? visuals[0]
