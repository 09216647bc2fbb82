import type {
  LessonPeriod,
  ReplaceTimetable,
  Timetable,
} from '@lernspur/contracts/school-admin/year/timetable.contract'
import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import type { ErrorDetail } from '@lernspur/contracts/wire/error-detail'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { timetableOf, timetableQueries } from './timetable.query'

const texts = {
  de: {
    reversed: 'Die Stunde muss nach ihrem Beginn enden.',
    overlapping: 'Die Stunde beginnt, bevor die vorige zu Ende ist.',
    doubledPeriod: 'Diese Stunde steht zweimal da.',
    unknownPeriod: 'Für diese Stunde fehlen die Zeiten.',
    doubledLesson: 'Dieser Unterricht steht zweimal da.',
  },
  en: {
    reversed: 'The period must end after it starts.',
    overlapping: 'The period starts before the one before it has ended.',
    doubledPeriod: 'This period is listed twice.',
    unknownPeriod: 'The times of this period are missing.',
    doubledLesson: 'This lesson is listed twice.',
  },
} as const satisfies Record<Language, Record<string, string>>

type Fault = keyof (typeof texts)['de']

/** Path of a field, and what is wrong there. */
type FieldFault = readonly [path: string, fault: Fault]

/** What is wrong with the periods, by their numbers; times of day compare as texts. */
const periodFaults = (periods: readonly LessonPeriod[]): FieldFault[] => {
  const inOrder = [...periods.entries()].toSorted(([, one], [, other]) => one.number - other.number)
  return inOrder.flatMap(([index, { number, startsAt, endsAt }], position): FieldFault[] => {
    const before = inOrder[position - 1]?.[1]
    if (endsAt <= startsAt) return [[`periods.${index}.endsAt`, 'reversed']]
    if (before?.number === number) return [[`periods.${index}.number`, 'doubledPeriod']]
    return before && startsAt < before.endsAt ? [[`periods.${index}.startsAt`, 'overlapping']] : []
  })
}

/** Lessons that are listed before, or are in a period without times. */
const lessonFaults = ({ periods, lessons }: ReplaceTimetable): FieldFault[] => {
  const numbers = new Set(periods.map(({ number }) => number))
  const seen = new Set<string>()
  return lessons.flatMap(({ schoolClassId, schoolSubjectId, userId, weekday, periodNumber }, index): FieldFault[] => {
    if (!numbers.has(periodNumber)) return [[`lessons.${index}.periodNumber`, 'unknownPeriod']]
    const key = [schoolClassId, schoolSubjectId, userId, weekday, periodNumber].join(' ').toLowerCase()
    if (seen.has(key)) return [[`lessons.${index}`, 'doubledLesson']]
    seen.add(key)
    return []
  })
}

/** Faults that one answer names at most. */
const namedFaults = 20

/** VALIDATION_FAILED for periods that overlap or end before they start, and for doubled lessons (rule timetable.1). */
export const requireConsistent = (timetable: ReplaceTimetable, language: Language): void => {
  const faults = [...periodFaults(timetable.periods), ...lessonFaults(timetable)]
  const details: ErrorDetail[] = faults
    .slice(0, namedFaults)
    .map(([path, fault]) => ({ path, message: texts[language][fault] }))
  if (details.length > 0) refuse('VALIDATION_FAILED', details)
}

/** NOT_FOUND for a class that is not the school's, a subject that is not the class's, or a person without a role. */
export const requireKnown = async (tx: Transaction, { actor }: Call, { lessons }: ReplaceTimetable): Promise<void> => {
  const [unknown] = await tx<{ count: number }[]>`
    select count(*)::integer as count
    from jsonb_to_recordset(${JSON.stringify(lessons)}::text::jsonb)
      as named ("schoolClassId" uuid, "schoolSubjectId" uuid, "userId" uuid)
    where not exists (
        select from school_subject ss
        join school_class sc on sc.tenant_id = ss.tenant_id and sc.id = ss.school_class_id
        where ss.tenant_id = ${actor.tenantId} and ss.id = named."schoolSubjectId"
          and ss.school_class_id = named."schoolClassId" and not sc.is_template)
      or not exists (
        select from user_role ur where ur.tenant_id = ${actor.tenantId} and ur.user_id = named."userId")`
  if (unknown?.count !== 0) refuse('NOT_FOUND')
}

/** The present timetable, which nobody else replaces until the transaction ends. */
export const lockTimetable = async (tx: Transaction, call: Call): Promise<Timetable> => {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`timetable of ${call.actor.tenantId}`}, 0))`
  const [periods, lessons] = await Promise.all(timetableQueries(tx, call))
  return timetableOf(periods, lessons)
}
