import { type LookBack, lookBackLimits } from '@lernspur/contracts/teacher/student/look-back.contract'
import { visibleClasses } from '@lernspur/service-kit/access/class-access'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import { schoolToday } from '@lernspur/service-kit/tenant/school-today'
import { subjectsOf, thisWeek } from '../observation-change/entries-of-class'
import { planQuery } from '../observation-change/week-plan.query'
import { attentionQuery, weekdayQuery } from './own.query'
import { quietCompetences, quietStudents } from './quiet.query'

interface Days {
  readonly week: string
  readonly today: string
  readonly since: string
  readonly subjectCount: number
}

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

/** Whom and what the caller has not looked at, in one round trip. NOT_FOUND for a class that the caller does not see. */
export const getLookBack = async (call: Call, schoolClassId: string): Promise<LookBack> => {
  const { actor } = call
  const [[days], students, competences, plan, attention, byWeekday] = await call.read((tx) => [
    tx<Days[]>`
      select ${thisWeek(tx, call)} as week, ${schoolToday(tx, actor)} as today,
        ${schoolToday(tx, actor)} - ${lookBackLimits.attentionDays - 1}::integer as since,
        cardinality(${subjectsOf(tx, call, schoolClassId)}) as subject_count
      from (${visibleClasses(tx, actor)}) as visible (id) where id = ${schoolClassId}`,
    quietStudents(tx, call, schoolClassId),
    quietCompetences(tx, call, schoolClassId),
    planQuery(tx, call, schoolClassId),
    attentionQuery(tx, call, schoolClassId),
    weekdayQuery(tx, call, schoolClassId),
  ])
  if (!days) return refuse('NOT_FOUND')
  const { week, today, since, subjectCount } = days
  const counts = new Map(byWeekday.map(({ weekday, count }) => [weekday, count]))
  return {
    week,
    today,
    subjectCount,
    students: [...students],
    competences: [...competences],
    plan: [...plan],
    attention: { since, students: [...attention], weekdays: weekdays.map((one) => counts.get(one) ?? 0) },
  }
}
