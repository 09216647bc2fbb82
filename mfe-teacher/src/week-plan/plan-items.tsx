import { Link, paths, useFormat, useTranslation } from '@lernspur/app-runtime'
import type { WeekPlanItem } from '@lernspur/contracts/teacher/student/week-plan-item'
import Circle from 'lucide-react/icons/circle'
import CircleCheck from 'lucide-react/icons/circle-check'

function PlanItem({ classId, item }: { classId: string; item: WeekPlanItem }) {
  const { t } = useTranslation('teacher.home')
  const format = useFormat()
  const { student, competence, isDone } = item
  const to = student
    ? paths.student(classId, student.id)
    : `${paths.classSkills(classId)}?subject=${competence?.subjectId}`
  return (
    <li>
      <Link to={to} className="flex min-h-11 items-center gap-3 rounded-md px-1.5 py-1 hover:bg-accent">
        {isDone ? (
          <CircleCheck role="img" aria-label={t(($) => $.plan.isDone)} className="size-5 shrink-0 text-primary" />
        ) : (
          <Circle role="img" aria-label={t(($) => $.plan.isOpen)} className="size-5 shrink-0 text-muted-foreground" />
        )}
        <span className={`min-w-0 wrap-anywhere hyphens-auto ${isDone ? 'text-muted-foreground line-through' : ''}`}>
          {student ? format.name(student) : competence?.description}
        </span>
      </Link>
    </li>
  )
}

/** Children and competences that a teacher plans to look at this week, ticked off as entries come in. */
export function PlanItems({ classId, plan }: { classId: string; plan: readonly WeekPlanItem[] }) {
  return (
    <ul>
      {plan.map((item) => (
        <PlanItem key={item.id} classId={classId} item={item} />
      ))}
    </ul>
  )
}
