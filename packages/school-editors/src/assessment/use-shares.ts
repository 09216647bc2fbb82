import { useTranslation } from '@lernspur/app-runtime'
import { type PlanId, type Share, sharesOf } from './plan'

/** `const sharesOf = useShares()`: the assessments of a plan with their weightings, in the user's language. */
export const useShares = (): ((plan: PlanId) => Share[]) => {
  const { t } = useTranslation('school-editors.assessment')
  const names = [t(($) => $.plan.observation), t(($) => $.plan.test), t(($) => $.plan.talk)]
  return (plan) => sharesOf(plan, names)
}
