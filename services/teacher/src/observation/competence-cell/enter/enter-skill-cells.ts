import type { CompetenceCell } from '@lernspur/contracts/teacher/competence-cell/competence-cell'
import type {
  EnterCompetenceCells,
  EnteredCellResult,
  EnteredCells,
} from '@lernspur/contracts/teacher/competence-cell/competence-cell.contract'
import { type ErrorCode, errorText } from '@lernspur/contracts/wire/error-catalogue'
import { holdsSubject, requireOpenClass } from '@lernspur/service-kit/access/class-access'
import { allInOrder } from '@lernspur/service-kit/call/all-in-order'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { type EntryFacts, entryFacts } from '../../entry/entry.facts'
import { unknownScales } from '../../observation.policy'
import { cellsOfPairs, pairCellsQuery } from '../visible-cells'
import { type Decision, decide } from './cell-decision'
import { type HeldEntry, newestEntries } from './newest-entries'
import { restorableEntries } from './restorable-cells'
import { carryOut, type DecidedCell } from './write-cells'

/**
 * Makes calls that write cells of one class wait for each other: what a call has checked still holds when it writes.
 * Sent first, so that all later statements see what the call before has written.
 */
const lockCells = (tx: Transaction, { actor }: Call, schoolClassId: string) =>
  tx`select pg_advisory_xact_lock(hashtextextended(${`skill-cell ${actor.tenantId} ${schoolClassId}`}, 0))`.execute()

/** The first reason why nothing may be entered about a child and a competence, as for a single observation. */
const blockerOf = (facts: EntryFacts, subjectId: string, hasKnownScale: boolean): ErrorCode | undefined => {
  if (!facts.inClass || facts.schoolSubjectId !== subjectId || !hasKnownScale) return 'NOT_FOUND'
  if (facts.isLeaving) return 'CREATE_NOT_ALLOWED'
  if (!facts.inSubject) return 'STUDENT_NO_SUBJECT_RELATION'
  return facts.inFuture || facts.outsideYears ? 'VALIDATION_FAILED' : undefined
}

const twice = { de: 'Eine Zelle kommt mehrmals vor.', en: 'A cell occurs several times.' } as const

const requireDifferentPairs = (cells: EnterCompetenceCells['cells'], { language }: Call): void => {
  const pairs = new Set(cells.map(({ studentId, competenceId }) => `${studentId} ${competenceId}`))
  if (pairs.size < cells.length) refuse('VALIDATION_FAILED', [{ path: 'cells', message: twice[language] }])
}

const decideAll = async (
  tx: Transaction,
  call: Call,
  schoolClassId: string,
  { shown: visible, cells }: EnterCompetenceCells,
): Promise<DecidedCell[]> => {
  const entries = cells.map((cell) => ({ ...cell, schoolClassId }))
  const [, facts, strange, newest] = await allInOrder(
    lockCells(tx, call, schoolClassId),
    entryFacts(tx, call.actor, entries),
    unknownScales(tx, call, entries),
    newestEntries(tx, call, schoolClassId, cells),
  )
  const restorableIdOf = await restorableEntries(tx, call, schoolClassId, cells)
  return entries.map((entry, index) => {
    const known = facts[index] ?? refuse('UNKNOWN')
    const { observedAt } = known
    const blocker = blockerOf(known, visible.schoolSubjectId, !strange.has(index))
    const seen = {
      newest: newest[index],
      restorableId: restorableIdOf(entry),
      userId: call.actor.userId,
      observedAt,
      blocker,
    }
    return { entry, schoolSubjectId: visible.schoolSubjectId, observedAt, decision: decide(entry, seen) }
  })
}

const beforeOf = (decision: Decision): EnteredCellResult['before'] => {
  if (!('entry' in decision)) return null
  const { id, performanceLevelV2Id, description, performanceAssessmentId } = decision.entry
  return { id, performanceLevelV2Id, description, performanceAssessmentId }
}

const resultOf = (
  { language }: Call,
  decision: Decision,
  cell: CompetenceCell,
  newest: HeldEntry | undefined,
): EnteredCellResult => {
  const none = { cell, before: null, author: null, error: null, message: null }
  if (decision.kind === 'refused') {
    return { ...none, outcome: 'refused', error: decision.error, message: errorText(decision.error, language) }
  }
  if (decision.kind === 'changedMeanwhile') {
    return { ...none, outcome: 'changedMeanwhile', author: newest?.author ?? null }
  }
  return { ...none, outcome: 'saved', before: beforeOf(decision) }
}

/**
 * Enters cells of one subject, each on its own: saved, changed meanwhile, or refused with a code (rules cell.2 and
 * cell.3). NOT_FOUND for a class or subject that the caller does not see, CREATE_NOT_ALLOWED without the right to
 * write, VALIDATION_FAILED for a pair that is named twice.
 */
export const enterSkillCells = (
  call: Call,
  schoolClassId: string,
  entered: EnterCompetenceCells,
): Promise<EnteredCells> =>
  call.write(async (tx) => {
    const { shown: visible, cells } = entered
    requireDifferentPairs(cells, call)
    const rights = await requireOpenClass(tx, call.actor, schoolClassId)
    if (!holdsSubject(rights, visible.schoolSubjectId)) refuse('NOT_FOUND')
    const decided = await carryOut(tx, call, await decideAll(tx, call, schoolClassId, entered))
    const found = await pairCellsQuery(tx, call.actor, schoolClassId, visible, cells)
    const states = cellsOfPairs(cells, found)
    const conflicts = decided.filter(({ decision }) => decision.kind === 'changedMeanwhile').map(({ entry }) => entry)
    const authors = await newestEntries(tx, call, schoolClassId, conflicts)
    return {
      results: decided.map(({ decision, entry }, index) => {
        const state = states[index] ?? refuse('UNKNOWN')
        return resultOf(call, decision, state, authors[conflicts.indexOf(entry)])
      }),
    }
  })
