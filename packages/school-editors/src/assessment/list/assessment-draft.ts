import {
  type PerformanceAssessment,
  performanceAssessmentLimits,
} from '@lernspur/contracts/teacher/performance-assessment.contract'
import { weightOf } from '../weight'

/** An assessment being edited; its weight as typed. */
export interface AssessmentDraft {
  readonly name: string
  readonly weight: string
}

/** The stored assessment as a draft; `numberText` writes the weight in the user's language. */
export const assessmentDraftOf = (
  { name, weighting }: Pick<PerformanceAssessment, 'name' | 'weighting'>,
  numberText: (value: number) => string,
): AssessmentDraft => ({ name, weight: numberText(weighting) })

export const isAssessmentNameValid = ({ name }: AssessmentDraft): boolean =>
  name.trim() !== '' && name.trim().length <= performanceAssessmentLimits.name

export const isAssessmentValid = (draft: AssessmentDraft): boolean =>
  isAssessmentNameValid(draft) && weightOf(draft.weight) !== undefined
