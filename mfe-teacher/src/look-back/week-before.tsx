import { lookBackQuery } from '@lernspur/api-client/teacher/student/look-back.queries'
import { useSuspenseQuery } from '@lernspur/app-runtime'
import { QuietChildren } from './quiet-children'
import { QuietCompetences } from './quiet-competences'
import { WeekPlan } from './week-plan'

/** Whom and what the teacher missed in a class the week before, and the plan made of it. */
export default function WeekBefore({ classId }: { classId: string }) {
  const { data } = useSuspenseQuery(lookBackQuery({ schoolClassId: classId }))
  return (
    <div className="grid grid-cols-1 gap-4">
      <QuietChildren classId={classId} students={data.students} />
      <QuietCompetences classId={classId} competences={data.competences} />
      <WeekPlan classId={classId} lookBack={data} />
    </div>
  )
}
