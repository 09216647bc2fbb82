import type { StudentClassPair } from '@lernspur/contracts/school-admin/student-class-relation.contract'
import type { ErrorCode } from '@lernspur/contracts/wire/error-catalogue'
import { visibleSubjects } from '@lernspur/service-kit/access/class-access'
import { visibleStudent } from '@lernspur/service-kit/access/student-access'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { schoolToday } from '@lernspur/service-kit/tenant/school-today'
import { isReturning } from '../returning/returning-student'
import { requireStudentRights } from '../student.policy'

/** Merges pairs of the same student and class, each subject once. */
export const mergePairs = (pairs: readonly StudentClassPair[]): StudentClassPair[] =>
  [...Map.groupBy(pairs, (pair) => `${pair.studentId} ${pair.schoolClassId}`).values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    const { studentId, schoolClassId } = first
    if (same.some((pair) => pair.schoolSubjectIds === undefined)) return [{ studentId, schoolClassId }]
    return [{ studentId, schoolClassId, schoolSubjectIds: [...new Set(same.flatMap((p) => p.schoolSubjectIds ?? []))] }]
  })

/**
 * Requires the right in every class, and that every named student and subject is visible; a student in no class may be
 * taken into one by whoever manages its students (rule student.8).
 */
export const requirePairs = async (
  tx: Transaction,
  { actor }: Call,
  pairs: readonly StudentClassPair[],
  refusal: ErrorCode,
): Promise<void> => {
  const { tenantId } = actor
  await requireStudentRights(tx, actor, [...new Set(pairs.map((pair) => pair.schoolClassId))], refusal)
  const studentIds = [...new Set(pairs.map((pair) => pair.studentId))]
  const students = await tx`
    select from student s
    where (${visibleStudent(tx, actor)} or ${isReturning(tx, actor)}) and s.id = any(${studentIds}::uuid[])
    for key share of s`
  if (students.length !== studentIds.length) refuse('NOT_FOUND')
  const named = pairs.flatMap(({ schoolClassId, schoolSubjectIds = [] }) =>
    schoolSubjectIds.map((schoolSubjectId) => ({ schoolClassId, schoolSubjectId })),
  )
  const [unknown] = await tx<{ count: number }[]>`
    select count(*)::integer as count
    from jsonb_to_recordset(${tx.json(named)}) as i ("schoolClassId" uuid, "schoolSubjectId" uuid)
    where not exists (
      select from school_subject ss
      where ss.tenant_id = ${tenantId} and ss.id = i."schoolSubjectId" and ss.school_class_id = i."schoolClassId"
        and ss.id in (${visibleSubjects(tx, actor)}))`
  if (unknown?.count !== 0) refuse('NOT_FOUND')
}

/** Nothing new is entered about a student who waits to be erased (rule erasure.1). */
export const requireStaying = async (
  tx: Transaction,
  tenantId: string,
  studentIds: readonly string[],
): Promise<void> => {
  const leaving = await tx`
    select from student
    where tenant_id = ${tenantId} and id = any(${[...studentIds]}::uuid[]) and erases_at is not null limit 1`
  if (leaving.length > 0) refuse('CREATE_NOT_ALLOWED')
}

/** Why a day can be no first or last day in a class. */
const dayProblems = {
  toCome: { de: 'Dieser Tag ist noch nicht gekommen.', en: 'This day is still to come.' },
  otherYear: {
    de: 'Dieser Tag liegt nicht im Schuljahr der Klasse.',
    en: 'This day is not in the school year of the class.',
  },
  beforeEntry: {
    de: 'An diesem Tag war ein Kind noch nicht in der Klasse.',
    en: 'On this day a student was not in the class yet.',
  },
} as const

/** A student in a class, who came into it or leaves it on a day; undefined for the default. */
interface DatedPair {
  readonly studentId: string
  readonly schoolClassId: string
  readonly day: string | undefined
}

/**
 * Requires that the students can have come into the classes, or left them, on these days: VALIDATION_FAILED for the
 * field. Days have come, and are in the school year of the class; for `leftOn` nobody leaves before the first day there.
 */
export const requireDays = async (
  tx: Transaction,
  { actor, language }: Call,
  field: 'leftOn' | 'enteredOn' | 'left',
  pairs: readonly DatedPair[],
): Promise<void> => {
  if (pairs.every(({ day }) => day === undefined)) return
  const [found] = await tx<{ problem: keyof typeof dayProblems | null }[]>`
    select case
      when bool_or(i.day > ${schoolToday(tx, actor)}) then 'toCome'
      when bool_or(i.day not between sy.school_year_start and sy.school_year_end) then 'otherYear'
      when ${field} = 'leftOn' and bool_or(i.day < scr.entered_on) then 'beforeEntry'
    end as problem
    from jsonb_to_recordset(${tx.json(pairs as never)}) as i ("studentId" uuid, "schoolClassId" uuid, day date)
    join school_class sc on sc.tenant_id = ${actor.tenantId} and sc.id = i."schoolClassId"
    left join school_year sy on sy.tenant_id = sc.tenant_id and sy.id = sc.school_year_id
    left join student_class_relation scr on scr.tenant_id = sc.tenant_id
      and scr.student_id = i."studentId" and scr.school_class_id = sc.id`
  if (found?.problem) refuse('VALIDATION_FAILED', [{ path: field, message: dayProblems[found.problem][language] }])
}
