import type { DecidedLine, LineDecision, MatchedLine } from './matched-line'

const skip: LineDecision = { kind: 'skip' }

/** The default: no name is overwritten, and nothing doubtful is done (rule import.2). */
const defaultDecision = ({ kind, candidates: [student] }: MatchedLine): LineDecision => {
  if (kind === 'new') return { kind: 'new' }
  return kind !== 'doubtful' && student ? { kind: 'same', studentId: student.id, rename: false } : skip
}

/** The possible decisions: a line that is unreadable, or has no class yet, can only be left out. */
export const possibleDecisions = ({ reason, kind, candidates }: MatchedLine): readonly LineDecision[] => {
  if (reason === 'problem' || reason === 'open') return [skip]
  if (kind === 'new' || reason === 'twice') return [{ kind: 'new' }, skip]
  const taken = candidates
    .filter(({ erasesAt }) => erasesAt === null)
    .flatMap(({ id }): LineDecision[] => {
      const same = { kind: 'same' as const, studentId: id }
      const isNamedSo = reason === 'here' || reason === 'joins' || reason === 'several' || reason === 'returning'
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

/** A duplicate in the list needs no decision once the other line is taken. */
const isDoubtful = ({ kind, reason }: MatchedLine): boolean => kind === 'doubtful' && reason !== 'twice'

/** The user's decisions, by the index of the line, over the defaults. */
export const decideLines = (
  matched: readonly MatchedLine[],
  chosen: ReadonlyMap<number, LineDecision>,
): DecidedLine[] =>
  matched.map((one) => {
    const wanted = chosen.get(one.line.index)
    const isPossible = wanted && possibleDecisions(one).some((able) => decisionKey(able) === decisionKey(wanted))
    if (!wanted || !isPossible) return { ...one, decision: defaultDecision(one), isOpen: isDoubtful(one) }
    return { ...one, decision: wanted, isOpen: false }
  })
