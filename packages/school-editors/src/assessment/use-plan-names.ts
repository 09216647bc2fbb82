import { useTranslation } from '@lernspur/app-runtime'
import type { PlanId } from './plan'

/** Names of the plans, in the user's language. */
export const usePlanNames = (): Readonly<Record<PlanId, string>> => {
  const { t } = useTranslation('school-editors.assessment')
  return {
    observation: t(($) => $.plan.only),
    'observation-test': t(($) => $.plan.two),
    'observation-test-talk': t(($) => $.plan.three),
  }
}
