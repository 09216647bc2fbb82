import './home.css'
import { lookBackQuery } from '@lernspur/api-client/look-back.queries'
import { Link, type PartProps, paths, useCurrentClass, useSuspenseQuery, useTranslation } from '@lernspur/app-kit'
import { Part } from '@lernspur/app-kit/slot/part'
import { LinkCard } from '@lernspur/ui/layout/card'
import { isMonday } from '../look-back/is-monday'
import { QuietChildren } from '../look-back/quiet-children'
import { QuietCompetences } from '../look-back/quiet-competences'
import { WeekPlan } from '../look-back/week-plan'

function Quiet({ classId }: { classId: string }) {
  const { data } = useSuspenseQuery(lookBackQuery({ schoolClassId: classId }))
  return (
    <div className="grid grid-cols-1 gap-4">
      <QuietChildren classId={classId} students={data.students} />
      <QuietCompetences classId={classId} competences={data.competences} />
      <WeekPlan classId={classId} lookBack={data} />
    </div>
  )
}

/** On Mondays whom and what the week before missed in the current class; on other days the way to it. */
export function Component({ skeleton }: PartProps) {
  const { t } = useTranslation('teacher.look-back')
  const schoolClass = useCurrentClass()
  if (!schoolClass?.isOnboardingFinalized) return null
  const { id, name } = schoolClass
  const way = (
    <LinkCard link={<Link to={paths.lookBack(id)} />}>
      <span className="block font-medium">{t(($) => $.question)}</span>
      <span className="block text-sm text-muted-foreground">{t(($) => $.home.way, { name })}</span>
    </LinkCard>
  )
  if (!isMonday()) return way
  return (
    <Part title={t(($) => $.home.title, { name })} skeleton={skeleton}>
      <Quiet classId={id} />
      {way}
    </Part>
  )
}
