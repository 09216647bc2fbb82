import {
  type DuplicatePerformanceAssessment,
  type PerformanceAssessment,
  performanceAssessmentLimits,
} from '@lernspur/contracts/teacher/performance-assessment.contract'
import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import { insertAssessments } from './create-performance-assessments'
import { assessmentColumns, visibleAssessment } from './performance-assessment.query'

const mark: Readonly<Record<Language, string>> = { de: ' (Kopie)', en: ' (copy)' }

const copyName = (name: string, language: Language): string =>
  name.slice(0, performanceAssessmentLimits.name - mark[language].length) + mark[language]

/** The original's term applies to the copy only if semester and class are the same. */
const termOf = (original: PerformanceAssessment, change: DuplicatePerformanceAssessment): string | null => {
  const stays =
    (change.schoolClassId ?? original.schoolClassId) === original.schoolClassId &&
    (change.schoolTermSemester ?? original.schoolTermSemester) === original.schoolTermSemester
  return change.schoolTermId ?? (stays ? original.schoolTermId : null)
}

/**
 * Copies an assessment that the caller sees, by default into the same class. CREATE_NOT_ALLOWED without the right to
 * manage assessments there; NOT_FOUND when the scale cannot be used there.
 */
export const duplicatePerformanceAssessment = (
  call: Call,
  id: string,
  change: DuplicatePerformanceAssessment = {},
): Promise<PerformanceAssessment> =>
  call.write(async (tx) => {
    const [original] = await tx<PerformanceAssessment[]>`
      select ${assessmentColumns(tx)} from performance_assessment pa
      where ${visibleAssessment(tx, call.actor)} and pa.id = ${id}`
    if (!original) return refuse('NOT_FOUND')
    const { weighting, schoolLevel, performanceVisualId } = original
    const copy = {
      name: change.name ?? copyName(original.name, call.language),
      weighting,
      schoolLevel,
      schoolTermSemester: change.schoolTermSemester ?? original.schoolTermSemester,
      schoolTermId: termOf(original, change),
      performanceVisualId,
    }
    const [row] = await insertAssessments(tx, call, [copy], change.schoolClassId ?? original.schoolClassId)
    return row ?? refuse('UNKNOWN')
  })
