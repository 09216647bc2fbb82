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

const texts: Record<Language, { order: string; successor: string; twice: string; taken: (name: string) => string }> = {
  de: {
    order: 'Das neue Schuljahr muss nach dem bisherigen beginnen.',
    successor: 'Diese Person arbeitet nicht an der Schule.',
    twice: 'Jede Klasse darf nur einmal vorkommen.',
    taken: (name) => `Diese Klasse gibt es im neuen Schuljahr schon als ${name}.`,
  },
  en: {
    order: 'The new school year must begin after the former one.',
    successor: 'This person does not work at the school.',
    twice: 'Each class may appear only once.',
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

/** Requires that each line is another class of the year, not taken over yet, and given to somebody who works here. */
export const requireLines = async (
  tx: Transaction,
  { actor, language }: Call,
  lines: readonly RollOverLine[],
  facts: readonly ClassFacts[],
): Promise<void> => {
  const text = texts[language]
  const known = new Map(facts.map((one) => [one.id, one]))
  const successors = [...new Set(lines.map(({ creatorId }) => creatorId))]
  const active = await tx<{ userId: string }[]>`
    select ur.user_id from user_role ur
    where ur.tenant_id = ${actor.tenantId} and ur.status = 'active' and ur.user_id = any(${successors}::uuid[])`
  const working = new Set(active.map(({ userId }) => userId))
  for (const [index, { schoolClassId, creatorId }] of lines.entries()) {
    const at = (field: string, message: string) => [{ path: `lines.${index}.${field}`, message }]
    const schoolClass = known.get(schoolClassId) ?? refuse('NOT_FOUND')
    if (schoolClass.takenOver) {
      refuse('SCHOOL_CLASS_ALREADY_ASSIGNED_TO_YEAR', at('schoolClassId', text.taken(schoolClass.takenOver.name)))
    }
    if (lines.findIndex((line) => line.schoolClassId === schoolClassId) !== index) {
      refuse('VALIDATION_FAILED', at('schoolClassId', text.twice))
    }
    if (!working.has(creatorId)) refuse('VALIDATION_FAILED', at('creatorId', text.successor))
  }
}
