import { useTranslation } from '@lernspur/app-runtime'
import type { WeekPlanItem } from '@lernspur/contracts/teacher/student/week-plan-item'

/** How much of a plan for the week is done, in words. */
export const usePlanProgress = (plan: readonly WeekPlanItem[]): string => {
  const { t } = useTranslation('teacher.home')
  return t(($) => $.plan.done, { done: plan.filter(({ isDone }) => isDone).length, count: plan.length })
}
