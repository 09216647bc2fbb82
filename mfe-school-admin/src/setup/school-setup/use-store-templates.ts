import {
  createPerformanceAssessmentMutation,
  deletePerformanceAssessmentMutation,
  performanceAssessmentKeys,
} from '@lernspur/api-client/performance-assessment.queries'
import { useMutation } from '@lernspur/app-kit'
import { useReread } from '@lernspur/app-kit/saving/use-reread'
import type { PerformanceAssessment } from '@lernspur/contracts/performance-assessment.contract'
import { bothSemesters, type Share } from '@lernspur/school-editors/assessment/plan'
import { useRef } from 'react'

/** What classes of some levels begin with. */
export interface Weights {
  readonly levels: readonly number[]
  readonly shares: readonly Share[]
  readonly performanceVisualId: string
}

type Wanted = Pick<
  PerformanceAssessment,
  'name' | 'weighting' | 'schoolLevel' | 'schoolTermSemester' | 'performanceVisualId'
>

const keyOf = (one: Wanted) =>
  [one.name, one.weighting, one.schoolLevel, one.schoolTermSemester, one.performanceVisualId].join('|')

/** `const store = useStoreTemplates(assessments)`: adds what is missing of the school's assessments, then removes the rest. */
export const useStoreTemplates = (assessments: readonly PerformanceAssessment[]) => {
  const stored = useRef(assessments)
  const reread = useReread(performanceAssessmentKeys.all)
  const { mutateAsync: create } = useMutation(createPerformanceAssessmentMutation())
  const { mutateAsync: remove } = useMutation(deletePerformanceAssessmentMutation())
  return async ({ levels, shares, performanceVisualId }: Weights): Promise<void> => {
    const wanted = levels.flatMap((schoolLevel) => bothSemesters(shares, { schoolLevel, performanceVisualId }))
    const keys = new Set(wanted.map(keyOf))
    const known = new Set(stored.current.map(keyOf))
    for (const body of wanted) {
      if (known.has(keyOf(body))) continue
      const made = await create({ body, idempotencyKey: crypto.randomUUID() })
      stored.current = [...stored.current, made]
    }
    for (const one of stored.current.filter((assessment) => !keys.has(keyOf(assessment)))) {
      await remove(one.id)
      stored.current = stored.current.filter(({ id }) => id !== one.id)
    }
    await reread()
  }
}
