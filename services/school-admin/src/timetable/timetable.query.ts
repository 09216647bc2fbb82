import type { Lesson, LessonPeriod, Timetable } from '@lernspur/contracts/school-admin/year/timetable.contract'
import type { Call, Query, Transaction } from '@lernspur/service-kit/call/call'

type PeriodRow = LessonPeriod & { readonly updatedAt: string }
type LessonRow = Omit<Lesson, 'everySecondWeekFrom'> & { readonly everySecondWeekFrom: string | null }

/** The periods of the school, and its lessons by class and time. */
export const timetableQueries = (tx: Transaction, { actor }: Call): readonly [Query<PeriodRow>, Query<LessonRow>] => [
  tx<PeriodRow[]>`
    select lp.number, to_char(make_interval(mins => lp.start_minute), 'HH24:MI') as starts_at,
      to_char(make_interval(mins => lp.end_minute), 'HH24:MI') as ends_at, lp.updated_at
    from lesson_period lp where lp.tenant_id = ${actor.tenantId} order by lp.number`,
  tx<LessonRow[]>`
    select l.school_class_id, l.school_subject_id, l.user_id, l.weekday, l.period_number, l.teacher_code,
      l.every_second_week_from
    from lesson l where l.tenant_id = ${actor.tenantId}
    order by l.school_class_id, l.weekday, l.period_number, l.school_subject_id, l.user_id`,
]

/** All rows of a timetable carry the instant of its replacement. */
export const timetableOf = (periods: readonly PeriodRow[], lessons: readonly LessonRow[]): Timetable => ({
  periods: periods.map(({ number, startsAt, endsAt }) => ({ number, startsAt, endsAt })),
  lessons: lessons.map(({ everySecondWeekFrom, ...lesson }) =>
    everySecondWeekFrom === null ? lesson : { ...lesson, everySecondWeekFrom },
  ),
  updatedAt: periods[0]?.updatedAt ?? null,
})
