import './home.css'
import { Part } from '@lernspur/app-kit/slot/part'
import { Link, type PartProps, paths, useClassRights, useCurrentClass, useTranslation } from '@lernspur/app-runtime'
import type { HomeDay } from '@lernspur/contracts/teacher/home/home-day.contract'
import { Card } from '@lernspur/ui/components/ui/card'
import { PlanOfWeek } from './plan/plan-of-week'
import { LookBackLink } from './unseen/look-back-link'
import { UnseenStudents } from './unseen/unseen-students'
import { UnseenSubjects } from './unseen/unseen-subjects'
import { useHomeDay } from './use-home-day'

type UnseenOfClass = NonNullable<HomeDay['unseen']>

/** Without competences nothing is seen or unseen. */
function NothingToSee({ classId }: { classId: string }) {
  const { t } = useTranslation('teacher.home')
  const { canManageCompetences } = useClassRights(classId)
  return (
    <Card>
      <p className="p-5 text-muted-foreground">
        {t(($) => $.unseen.nothing)}{' '}
        {canManageCompetences && (
          <Link to={paths.classSubjects(classId)} className="text-foreground underline underline-offset-4">
            {t(($) => $.unseen.addSubjects)}
          </Link>
        )}
      </p>
    </Card>
  )
}

function UnseenOf({ unseen }: { unseen: UnseenOfClass }) {
  const { t } = useTranslation('teacher.home')
  const { schoolClassId: classId, studentCount, subjects } = unseen
  if (studentCount === 0 && subjects.length === 0)
    return <p className="px-5 py-4 text-muted-foreground">{t(($) => $.unseen.none)}</p>
  return (
    <>
      {studentCount > 0 && <UnseenStudents classId={classId} unseen={unseen} />}
      {subjects.length > 0 && <UnseenSubjects classId={classId} unseen={unseen} />}
    </>
  )
}

function WeekOfCurrent() {
  const { unseen, weekPlan } = useHomeDay()
  if (!unseen) return null
  const { schoolClassId: classId, competenceCount } = unseen
  if (competenceCount === 0) return <NothingToSee classId={classId} />
  return (
    <Card className="grid grid-cols-1 divide-y">
      {weekPlan.length > 0 && <PlanOfWeek classId={classId} plan={weekPlan} />}
      <UnseenOf unseen={unseen} />
      <LookBackLink classId={classId} />
    </Card>
  )
}

/**
 * What to look at in the current class: the plan for the week, and students and competences without recent
 * observations. Nothing if no class is ready, or if the class has no students or no subject of the user, where "all
 * seen" would be wrong.
 */
export function Component({ skeleton }: PartProps) {
  const { t } = useTranslation('teacher.home')
  const schoolClass = useCurrentClass()
  const { subjects } = useClassRights(schoolClass?.id ?? '')
  if (!schoolClass?.isOnboardingFinalized || schoolClass.studentCount === 0 || subjects.length === 0) return null
  return (
    <Part title={t(($) => $.unseen.title, { name: schoolClass.name })} skeleton={skeleton}>
      <WeekOfCurrent />
    </Part>
  )
}
