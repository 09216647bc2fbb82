import type { DecidedLine, LineDecision, MatchedLine } from './matched-line'

const skip: LineDecision = { kind: 'skip' }

/** The default: no name is overwritten, and nothing doubtful is done (rule import.2). */
const defaultDecision = ({ kind, candidates: [student] }: MatchedLine): LineDecision => {
  if (kind === 'new') return { kind: 'new' }
  if (kind === 'left') return skip
  return kind !== 'doubtful' && student ? { kind: 'same', studentId: student.id, rename: false } : skip
}

/** The possible decisions: a line that is unreadable, or has no class yet, can only be left out. */
export const possibleDecisions = ({ reason, kind, candidates }: MatchedLine): readonly LineDecision[] => {
  if (reason === 'problem' || reason === 'open') return [skip]
  if (kind === 'new' || kind === 'left') return [{ kind: 'new' }, skip]
  const taken = candidates
    .filter(({ erasesAt }) => erasesAt === null)
    .flatMap(({ id }): LineDecision[] => {
      const same = { kind: 'same' as const, studentId: id }
      const isNamedSo = reason !== 'renamed' && reason !== 'similar' && reason !== 'reversed' && reason !== 'erasure'
      return isNamedSo
        ? [{ ...same, rename: false }]
        : [
            { ...same, rename: false },
            { ...same, rename: true },
          ]
    })
  return [...taken, { kind: 'new' }, skip]
}

/** A string for a decision, to compare and to choose by. */
export const decisionKey = (decision: LineDecision): string =>
  decision.kind === 'same' ? `${decision.rename ? 'rename' : 'same'} ${decision.studentId}` : decision.kind

/** The user's decisions, by the index of the line, over the defaults. */
export const decideLines = (
  matched: readonly MatchedLine[],
  chosen: ReadonlyMap<number, LineDecision>,
): DecidedLine[] =>
  matched.map((one) => {
    const wanted = chosen.get(one.line.index)
    const isPossible = wanted && possibleDecisions(one).some((able) => decisionKey(able) === decisionKey(wanted))
    if (!wanted || !isPossible) return { ...one, decision: defaultDecision(one), isOpen: one.kind === 'doubtful' }
    return { ...one, decision: wanted, isOpen: false }
  })

/**
 * The lines that stay in the list once the others are taken: those without a decision, and the first of each pair of
 * twins, without which the second one would be taken for it.
 */
export const retainedLines = (decided: readonly DecidedLine[]): DecidedLine[] => {
  const nameOf = ({ line: { firstName, lastName, className } }: DecidedLine) =>
    `${firstName}|${lastName}|${className}`.normalize('NFC').toLocaleLowerCase('de')
  const twins = new Set(decided.filter(({ isOpen, reason }) => isOpen && reason === 'twice').map(nameOf))
  return decided.filter((one) => one.isOpen || (twins.has(nameOf(one)) && one.decision.kind !== 'skip'))
}
