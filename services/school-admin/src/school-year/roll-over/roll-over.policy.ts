import type { RollOverLine } from '@lernspur/contracts/school-admin/year/roll-over.contract'
import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import type { ClassFacts } from './class-facts'

export interface RollOverYear {
  readonly id: string
  readonly name: string
  readonly schoolYearStart: string
}

export interface RollOverYears {
  readonly fromYear: RollOverYear
  readonly toYear: RollOverYear
}

const texts: Record<
  Language,
  { order: string; successor: string; twice: string; joiner: string; taken: (name: string) => string }
> = {
  de: {
    order: 'Das neue Schuljahr muss nach dem bisherigen beginnen.',
    successor: 'Diese Person arbeitet nicht an der Schule.',
    twice: 'Die Kinder einer Klasse gehen nur in eine Klasse alle mit.',
    joiner: 'Dieses Kind ist in keiner Klasse des Schuljahrs, oder es geht schon in eine andere mit.',
    taken: (name) => `Diese Klasse gibt es im neuen Schuljahr schon als ${name}.`,
  },
  en: {
    order: 'The new school year must begin after the former one.',
    successor: 'This person does not work at the school.',
    twice: 'The students of a class all go along into one class only.',
    joiner: 'This student is in no class of the year, or goes to another one already.',
    taken: (name) => `In the new school year, this class is ${name} already.`,
  },
}

/**
 * The two years. NOT_FOUND for a former year and INVALID_SCHOOL_YEAR for a new one that the school does not have, and for
 * one that does not begin later (rule roll-over.1).
 */
export const requireYears = (
  { language }: Pick<Call, 'language'>,
  found: readonly RollOverYear[],
  fromId: string,
  toId: string,
): RollOverYears => {
  const fromYear = found.find(({ id }) => id === fromId)
  const toYear = found.find(({ id }) => id === toId)
  if (!fromYear) return refuse('NOT_FOUND')
  if (!toYear || toYear.schoolYearStart <= fromYear.schoolYearStart) {
    return refuse('INVALID_SCHOOL_YEAR', [{ path: 'toSchoolYearId', message: texts[language].order }])
  }
  return { fromYear, toYear }
}

/** Requires that those who join a class are of the former year and go to one class each (rule roll-over.2). */
const requireJoiners = async (
  tx: Transaction,
  { actor, language }: Call,
  lines: readonly RollOverLine[],
  fromYearId: string,
): Promise<void> => {
  const joiners = lines.flatMap(({ joinerIds = [] }, index) => joinerIds.map((studentId) => ({ studentId, index })))
  if (joiners.length === 0) return
  const found = await tx<{ studentId: string; schoolClassId: string }[]>`
    select scr.student_id, scr.school_class_id
    from student_class_relation scr
    join school_class sc on sc.tenant_id = scr.tenant_id and sc.id = scr.school_class_id
    where scr.tenant_id = ${actor.tenantId} and sc.school_year_id = ${fromYearId} and not sc.is_template
      and scr.student_id = any(${joiners.map(({ studentId }) => studentId)}::uuid[])`
  const classesOf = Map.groupBy(found, ({ studentId }) => studentId)
  const comesWith =
    (studentId: string) =>
    ({ schoolClassId, withStudents, leaverIds = [] }: RollOverLine) =>
      withStudents &&
      !leaverIds.includes(studentId) &&
      classesOf.get(studentId)?.some((one) => one.schoolClassId === schoolClassId)
  const seen = new Set<string>()
  for (const { studentId, index } of joiners) {
    if (seen.has(studentId) || !classesOf.has(studentId) || lines.some(comesWith(studentId))) {
      refuse('VALIDATION_FAILED', [{ path: `lines.${index}.joinerIds`, message: texts[language].joiner }])
    }
    seen.add(studentId)
  }
}

/**
 * Requires that the lines are classes of the year, not taken over yet, and given to somebody who works here. The
 * students of a class go along with one line of it at most, and others only where they are named.
 */
export const requireLines = async (
  tx: Transaction,
  call: Call,
  lines: readonly RollOverLine[],
  { facts, fromYearId }: { readonly facts: readonly ClassFacts[]; readonly fromYearId: string },
): Promise<void> => {
  const { actor, language } = call
  const text = texts[language]
  const known = new Map(facts.map((one) => [one.id, one]))
  const successors = [...new Set(lines.map(({ creatorId }) => creatorId))]
  const active = await tx<{ userId: string }[]>`
    select ur.user_id from user_role ur
    where ur.tenant_id = ${actor.tenantId} and ur.status = 'active' and ur.user_id = any(${successors}::uuid[])`
  const working = new Set(active.map(({ userId }) => userId))
  for (const [index, { schoolClassId, creatorId, withStudents }] of lines.entries()) {
    const at = (field: string, message: string) => [{ path: `lines.${index}.${field}`, message }]
    const schoolClass = known.get(schoolClassId) ?? refuse('NOT_FOUND')
    if (schoolClass.takenOver) {
      refuse('SCHOOL_CLASS_ALREADY_ASSIGNED_TO_YEAR', at('schoolClassId', text.taken(schoolClass.takenOver.name)))
    }
    const isFirst = lines.findIndex((line) => line.schoolClassId === schoolClassId && line.withStudents) === index
    if (withStudents && !isFirst) {
      refuse('VALIDATION_FAILED', at('schoolClassId', text.twice))
    }
    if (!working.has(creatorId)) refuse('VALIDATION_FAILED', at('creatorId', text.successor))
  }
  await requireJoiners(tx, call, lines, fromYearId)
}
