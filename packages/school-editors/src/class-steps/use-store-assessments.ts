import {
  changeVisualMutation,
  createPerformanceAssessmentsMutation,
  deletePerformanceAssessmentMutation,
  performanceAssessmentKeys,
} from '@lernspur/api-client/performance-assessment.queries'
import {
  createPerformanceVisualMutation,
  deletePerformanceVisualMutation,
  performanceVisualListQuery,
} from '@lernspur/api-client/performance-visual.queries'
import { useMutation, useQueryClient } from '@lernspur/app-kit'
import { useReread } from '@lernspur/app-kit/saving/use-reread'
import type { PerformanceAssessment } from '@lernspur/contracts/performance-assessment.contract'
import { bothSemesters, planOf, type Share } from '../assessment/plan'
import { levelsOf, type Preset, presetOf } from '../scale/scale'
import { classAssessmentsQuery } from './class-facts'

/** A scale of the school by its id, or a built-in one. */
export type Scale = { readonly visualId: string } | { readonly preset: Preset }

/** What the class is to be assessed with. */
export interface Choice {
  readonly scale: Scale
  readonly shares: readonly Share[]
}

const isSamePlan = (assessments: readonly PerformanceAssessment[], shares: readonly Share[]) =>
  planOf(assessments) !== undefined &&
  bothSemesters(shares, {}).every(({ name, weighting, schoolTermSemester }) =>
    assessments.some(
      (one) => one.name === name && one.weighting === weighting && one.schoolTermSemester === schoolTermSemester,
    ),
  ) &&
  assessments.length === bothSemesters(shares, {}).length

/** Gives a class a built-in scale of its own, or the one that it has already. */
const useClassVisual = (schoolClassId: string) => {
  const queryClient = useQueryClient()
  const { mutateAsync: create } = useMutation(createPerformanceVisualMutation())
  const { mutateAsync: remove } = useMutation(deletePerformanceVisualMutation())
  const own = async () => {
    const { rows } = await queryClient.query({ ...performanceVisualListQuery(), staleTime: 0 })
    return rows.filter((visual) => visual.schoolClassId === schoolClassId)
  }
  return {
    idOf: async (scale: Scale): Promise<string> => {
      if ('visualId' in scale) return scale.visualId
      const { preset } = scale
      const known = (await own()).find((visual) => presetOf(visual) === preset.id)
      if (known) return known.id
      const body = { name: preset.name, schoolClassId, performanceLevelsV2: levelsOf(preset) }
      return (await create({ body, idempotencyKey: crypto.randomUUID() })).id
    },
    /** Scales of the class that nothing uses any more were only tried out. */
    removeUnused: async (usedId: string) => {
      for (const { id, hasPerformanceAssessments } of await own())
        if (id !== usedId && !hasPerformanceAssessments) await remove(id)
    },
  }
}

/** `const store = useStoreAssessments(classId)`: makes the assessments of a class what was chosen, step by step. */
export const useStoreAssessments = (schoolClassId: string) => {
  const queryClient = useQueryClient()
  const visual = useClassVisual(schoolClassId)
  const reread = useReread(performanceAssessmentKeys.all)
  const { mutateAsync: create } = useMutation(createPerformanceAssessmentsMutation(schoolClassId))
  const { mutateAsync: changeVisual } = useMutation(changeVisualMutation())
  const { mutateAsync: remove } = useMutation(deletePerformanceAssessmentMutation())
  return async ({ scale, shares }: Choice): Promise<void> => {
    const performanceVisualId = await visual.idOf(scale)
    const { rows } = await queryClient.query({ ...classAssessmentsQuery(schoolClassId), staleTime: 0 })
    if (isSamePlan(rows, shares)) {
      for (const one of rows)
        if (one.performanceVisualId !== performanceVisualId)
          await changeVisual({ id: one.id, body: { performanceVisualId } })
    } else {
      await create({
        body: { performanceAssessments: bothSemesters(shares, { performanceVisualId }) },
        idempotencyKey: crypto.randomUUID(),
      })
      for (const { id } of rows) await remove(id)
    }
    await visual.removeUnused(performanceVisualId)
    await reread()
  }
}
