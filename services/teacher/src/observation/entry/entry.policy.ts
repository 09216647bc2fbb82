import type { ErrorCode } from '@lernspur/contracts/wire/error-catalogue'
import type { ErrorDetail } from '@lernspur/contracts/wire/error-detail'
import {
  type ClassRights,
  holdsSubject,
  requireClassRight,
  requireOpenClass,
} from '@lernspur/service-kit/access/class-access'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Fragment, Transaction } from '@lernspur/service-kit/call/call'
import { type Entry, type EntryFacts, entryFacts, type ResolvedEntry } from './entry.facts'
import { dayFaults } from './entry.faults'
import { visibleEntry } from './entry.query'

/** What decides who may change an entry. */
interface AuthoredEntry {
  readonly schoolClassId: string
  readonly creator: { readonly id: string }
}

/**
 * Locks one entry for a change by its author, the class's creator, a manager or an admin (rule observation.5).
 * NOT_FOUND when invisible, `refusal` for others who see it. `select` is the select list of its version.
 */
export const lockEntry = async <Row extends AuthoredEntry>(
  tx: Transaction,
  { actor }: Call,
  table: 'observation' | 'legacy_observation',
  select: Fragment,
  id: string,
  refusal: ErrorCode,
): Promise<Row> => {
  const [row] = await tx<Row[]>`
    select ${select} from ${tx(table)} o join app_user u on u.id = o.creator_id
    where ${visibleEntry(tx, actor)} and o.id = ${id} for update of o`
  if (!row) return refuse('NOT_FOUND')
  const { rights } = await requireClassRight(tx, actor, row.schoolClassId, 'write', refusal)
  return rights.admin || row.creator.id === actor.userId ? row : refuse(refusal)
}

/** Prefix of an entry's field paths, such as `observations.3.`; may be empty. */
export type PathOf = (index: number) => string

/**
 * Rights on the classes of new entries, by class. NOT_FOUND for a hidden class, CREATE_NOT_ALLOWED without the right to
 * write, or for a class that takes no entries (rule class.3).
 */
export const requireWritableClasses = async (
  tx: Transaction,
  { actor }: Call,
  entries: readonly Entry[],
): Promise<ReadonlyMap<string, ClassRights>> => {
  const classIds = [...new Set(entries.map((entry) => entry.schoolClassId))]
  const held = await Promise.all(classIds.map((id) => requireOpenClass(tx, actor, id)))
  return new Map(held.map((rights) => [rights.schoolClassId, rights]))
}

/**
 * Subject and day of new entries, by their facts in the same order. NOT_FOUND for a student outside the class, and for a competence whose subject
 * the class does not have or the caller may not access; CREATE_NOT_ALLOWED for a student who waits to be erased (rule
 * erasure.1); STUDENT_NO_SUBJECT_RELATION; VALIDATION_FAILED for the day.
 */
export const resolveEntries = <E extends Entry>(
  { language }: Call,
  entries: readonly E[],
  facts: readonly EntryFacts[],
  rightsOf: ReadonlyMap<string, ClassRights>,
  pathOf: PathOf,
): ResolvedEntry<E>[] => {
  const resolved = entries.map((entry, index) => {
    const { schoolSubjectId, observedAt, inClass } = facts[index] ?? refuse('UNKNOWN')
    const rights = rightsOf.get(entry.schoolClassId)
    const known = inClass && rights && schoolSubjectId && holdsSubject(rights, schoolSubjectId)
    return known ? { entry, schoolSubjectId, observedAt } : refuse('NOT_FOUND')
  })
  if (facts.some((fact) => fact.isLeaving)) refuse('CREATE_NOT_ALLOWED')
  if (facts.some((fact) => !fact.inSubject)) refuse('STUDENT_NO_SUBJECT_RELATION')
  refuseFaults(facts.flatMap((fact, index) => dayFaults(fact, pathOf(index), language)))
  return resolved
}

/**
 * Faults of a changed day. An unchanged day is not checked: an old entry can be corrected after the student has changed
 * classes.
 */
export const changedDayFaults = async (
  tx: Transaction,
  { actor, language }: Call,
  next: Entry,
  change: Pick<Entry, 'observedAt'>,
): Promise<ErrorDetail[]> => {
  if (!change.observedAt) return []
  const facts = await entryFacts(tx, actor, [next])
  return facts.flatMap((fact) => dayFaults(fact, '', language))
}

/** VALIDATION_FAILED when there are any. */
export const refuseFaults = (faults: readonly ErrorDetail[]): void => {
  if (faults.length > 0) refuse('VALIDATION_FAILED', faults)
}
