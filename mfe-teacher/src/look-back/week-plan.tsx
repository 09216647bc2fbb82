import { createWeekPlanMutation, deleteWeekPlanMutation } from '@lernspur/api-client/teacher/student/look-back.queries'
import { useClassRights, useKeyedMutation, useMutation, useToast, useTranslation } from '@lernspur/app-runtime'
import type { LookBack } from '@lernspur/contracts/teacher/student/look-back.contract'
import { CardHeading } from '@lernspur/ui/components/card/card-heading'
import { Button } from '@lernspur/ui/components/ui/button'
import { Card } from '@lernspur/ui/components/ui/card'
import ListPlus from 'lucide-react/icons/list-plus'
import { PlanItems } from '../week-plan/plan-items'
import { usePlanProgress } from '../week-plan/use-plan-progress'

/** Turns the look-back into a plan, which is ticked off as entries come in. */
export function WeekPlan({ classId, lookBack }: { classId: string; lookBack: LookBack }) {
  const { t } = useTranslation('teacher.look-back')
  const { t: home } = useTranslation('teacher.home')
  const toast = useToast()
  const { canWriteCompetenceEntries } = useClassRights(classId)
  const { mutate: create, isPending } = useKeyedMutation(createWeekPlanMutation())
  const { mutateAsync: giveUp, isPending: isGivingUp } = useMutation(deleteWeekPlanMutation())
  const { plan, students, competences } = lookBack
  const progress = usePlanProgress(plan)
  const params = { schoolClassId: classId }
  const take = () =>
    create(
      { params },
      { onSuccess: () => toast({ text: t(($) => $.plan.taken), undo: () => giveUp({ params }).then(() => {}) }) },
    )
  const drop = async () => {
    await giveUp({ params })
    const body = {
      studentIds: plan.flatMap(({ student }) => student?.id ?? []),
      competenceIds: plan.flatMap(({ competence }) => competence?.id ?? []),
    }
    toast({ text: t(($) => $.plan.dropped), undo: () => create({ params, body }) })
  }
  if (plan.length > 0)
    return (
      <Card>
        <CardHeading level={3} title={home(($) => $.plan.title)} description={progress} />
        <div className="px-3.5">
          <PlanItems classId={classId} plan={plan} />
        </div>
        <div className="px-3 pt-1 pb-3">
          <Button
            variant="ghost"
            size="sm"
            className="min-h-11"
            busy={isGivingUp}
            onClick={() => void drop().catch(() => undefined)}
          >
            {t(($) => $.plan.drop)}
          </Button>
        </div>
      </Card>
    )
  if (!canWriteCompetenceEntries || students.length + competences.length === 0) return null
  return (
    <Button size="lg" className="justify-self-start" busy={isPending} onClick={take}>
      <ListPlus aria-hidden />
      {t(($) => $.plan.take)}
    </Button>
  )
}
