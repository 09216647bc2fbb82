import type {
  LessonPeriod,
  ReplaceTimetable,
  ReplaceTimetableAnswer,
  Timetable,
} from '@lernspur/contracts/school-admin/year/timetable.contract'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { differences } from '@lernspur/service-kit/call/differences'

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

const periodRows = (periods: readonly LessonPeriod[]) =>
  periods.map(({ number, startsAt, endsAt }) => ({ number, start: minuteOf(startsAt), end: minuteOf(endsAt) }))

/** What the audit says of a timetable: numbers, no person's lessons. */
const auditedNumbers = ({ periods, lessons }: Pick<Timetable, 'periods' | 'lessons'>) => ({
  lessons: lessons.length,
  periods: periods.length,
})

/** Puts a timetable in the place of the locked one, records it, and returns what takes that back (rule timetable.2). */
export const writeTimetable = async (
  tx: Transaction,
  call: Call,
  before: Timetable,
  { periods, lessons }: ReplaceTimetable,
): Promise<ReplaceTimetableAnswer> => {
  const { tenantId } = call.actor
  // Lessons go with their periods.
  await tx`delete from lesson_period where tenant_id = ${tenantId}`
  const [state] = await tx<{ updatedAt: string }[]>`
    with now_at as (select clock_timestamp() as moment), added as (
      insert into lesson_period (tenant_id, number, start_minute, end_minute, updated_at)
      select ${tenantId}, p.number, p.start, p.end, now_at.moment
      from jsonb_to_recordset(${JSON.stringify(periodRows(periods))}::text::jsonb)
        as p (number smallint, start smallint, "end" smallint)
      cross join now_at
      returning updated_at
    )
    select max(added.updated_at) as updated_at from added`
  await tx`
    insert into lesson (tenant_id, school_class_id, school_subject_id, user_id, weekday, period_number, teacher_code,
      every_second_week_from)
    select ${tenantId}, given."schoolClassId", given."schoolSubjectId", given."userId", given.weekday,
      given."periodNumber", given."teacherCode", given."everySecondWeekFrom"
    from jsonb_to_recordset(${JSON.stringify(lessons)}::text::jsonb) as given ("schoolClassId" uuid,
      "schoolSubjectId" uuid, "userId" uuid, weekday smallint, "periodNumber" smallint, "teacherCode" text,
      "everySecondWeekFrom" date)`
  const change = differences(auditedNumbers(before), auditedNumbers({ periods, lessons }))
  await audit(tx, call, periods.length > 0 ? 'timetable.update' : 'timetable.delete', null, change)
  return { undo: { periods: before.periods, lessons: before.lessons, updatedAt: state?.updatedAt ?? null } }
}
