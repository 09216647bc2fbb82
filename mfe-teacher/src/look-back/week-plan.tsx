import { createWeekPlanMutation, deleteWeekPlanMutation } from '@lernspur/api-client/teacher/student/look-back.queries'
import {
  Link,
  paths,
  useClassRights,
  useFormat,
  useKeyedMutation,
  useMutation,
  useToast,
  useTranslation,
} from '@lernspur/app-runtime'
import type { LookBack, WeekPlanItem } from '@lernspur/contracts/teacher/student/look-back.contract'
import { CardHeading } from '@lernspur/ui/components/card/card-heading'
import { Button } from '@lernspur/ui/components/ui/button'
import { Card } from '@lernspur/ui/components/ui/card'
import Circle from 'lucide-react/icons/circle'
import CircleCheck from 'lucide-react/icons/circle-check'
import ListPlus from 'lucide-react/icons/list-plus'

function PlanItem({ classId, item }: { classId: string; item: WeekPlanItem }) {
  const { t } = useTranslation('teacher.look-back')
  const format = useFormat()
  const { student, competence, isDone } = item
  const to = student
    ? paths.student(classId, student.id)
    : `${paths.classSkills(classId)}?subject=${competence?.subjectId}`
  return (
    <li className="flex min-h-12 items-center gap-3 px-5">
      {isDone ? (
        <CircleCheck role="img" aria-label={t(($) => $.plan.isDone)} className="size-5 shrink-0 text-primary" />
      ) : (
        <Circle role="img" aria-label={t(($) => $.plan.isOpen)} className="size-5 shrink-0 text-muted-foreground" />
      )}
      <Link
        to={to}
        className={`py-1.5 wrap-anywhere hyphens-auto hover:underline ${isDone ? 'text-muted-foreground line-through' : ''}`}
      >
        {student ? format.name(student) : competence?.description}
      </Link>
    </li>
  )
}

/** Turns the look-back into a plan, which is ticked off as entries come in. */
export function WeekPlan({ classId, lookBack }: { classId: string; lookBack: LookBack }) {
  const { t } = useTranslation('teacher.look-back')
  const toast = useToast()
  const { canWriteCompetenceEntries } = useClassRights(classId)
  const { mutate: create, isPending } = useKeyedMutation(createWeekPlanMutation())
  const { mutateAsync: giveUp, isPending: isGivingUp } = useMutation(deleteWeekPlanMutation())
  const { plan, students, competences } = lookBack
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
  if (plan.length > 0) {
    const done = plan.filter(({ isDone }) => isDone).length
    return (
      <Card>
        <CardHeading
          level={3}
          title={t(($) => $.plan.title)}
          description={t(($) => $.plan.done, { done, count: plan.length })}
        />
        <ul>
          {plan.map((item) => (
            <PlanItem key={item.id} classId={classId} item={item} />
          ))}
        </ul>
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
  }
  if (!canWriteCompetenceEntries || students.length + competences.length === 0) return null
  return (
    <Button size="lg" className="justify-self-start" busy={isPending} onClick={take}>
      <ListPlus aria-hidden />
      {t(($) => $.plan.take)}
    </Button>
  )
}
