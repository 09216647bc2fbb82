import { replaceAssessmentTemplatesMutation } from '@lernspur/api-client/assessment-set.queries'
import { performanceAssessmentKeys } from '@lernspur/api-client/performance-assessment.queries'
import { useMutation } from '@lernspur/app-kit'
import type { PerformanceAssessment } from '@lernspur/contracts/performance-assessment.contract'
import { bothSemesters, type Share } from '../assessment/plan'
import { useBase } from '../saving/use-base'
import { useReread } from '../saving/use-reread'

/** What classes of some levels begin with. */
export interface Weights {
  readonly levels: readonly number[]
  readonly shares: readonly Share[]
  readonly performanceVisualId: string
}

/** Instants without their last letter stand in the order of time, however many digits they have. */
const isBefore = (a: string, b: string): boolean => a.slice(0, -1) < b.slice(0, -1)

/** The newest change of any of them, which is the version of the whole. */
const versionOf = (assessments: readonly PerformanceAssessment[]): string | undefined =>
  assessments
    .map(({ updatedAt }) => updatedAt)
    .toSorted((a, b) => (isBefore(a, b) ? -1 : 1))
    .at(-1)

/** `const store = useStoreTemplates(assessments)`: makes the school's assessments what was chosen. */
export const useStoreTemplates = (assessments: readonly PerformanceAssessment[]) => {
  const saveOn = useBase(versionOf(assessments))
  const reread = useReread(performanceAssessmentKeys.all)
  const { mutateAsync: replace } = useMutation(replaceAssessmentTemplatesMutation())
  return async ({ levels, shares, performanceVisualId }: Weights): Promise<void> => {
    const performanceAssessments = levels.flatMap((schoolLevel) =>
      bothSemesters(shares, { schoolLevel, performanceVisualId }),
    )
    await saveOn((updatedAt) => replace({ body: { performanceAssessments }, ...(updatedAt && { updatedAt }) }))
    await reread()
  }
}
