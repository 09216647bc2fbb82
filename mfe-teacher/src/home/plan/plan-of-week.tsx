import { useTranslation } from '@lernspur/app-runtime'
import type { WeekPlanItem } from '@lernspur/contracts/teacher/student/week-plan-item'
import { PlanItems } from '../../week-plan/plan-items'
import { usePlanProgress } from '../../week-plan/use-plan-progress'

/** The plan for the week on the start page. */
export function PlanOfWeek({ classId, plan }: { classId: string; plan: readonly WeekPlanItem[] }) {
  const { t } = useTranslation('teacher.home')
  const progress = usePlanProgress(plan)
  return (
    <div className="grid grid-cols-1 gap-1 px-5 pt-4 pb-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-semibold">{t(($) => $.plan.title)}</h3>
        <p className="text-sm text-muted-foreground tabular-nums">{progress}</p>
      </div>
      <div className="-mx-1.5">
        <PlanItems classId={classId} plan={plan} />
      </div>
    </div>
  )
}
