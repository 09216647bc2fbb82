import type { Student } from '@lernspur/contracts/school-admin/student.contract'
import { nameKey } from '../read/first-names'
import type { Line } from '../read/list'
import { wordsOf } from '../read/split-name'
import type { ImportTarget, KnownStudent, MatchedLine } from './matched-line'

type NamedStudent = Pick<Student, 'firstName' | 'lastName'>

const exactKey = ({ firstName, lastName }: NamedStudent): string =>
  `${firstName}|${lastName}`.normalize('NFC').toLocaleLowerCase('de')

/** The same key for all spellings of a name: "Zoë" and "Zoe", "Müller" and "Mueller", "Anna Lena" and "Anna". */
const nearKey = ({ firstName, lastName }: NamedStudent): string =>
  `${nameKey(wordsOf(firstName.replaceAll('-', ' '))[0] ?? '')}|${nameKey(lastName)}`

const reversedOf = ({ firstName, lastName }: NamedStudent): NamedStudent => ({
  firstName: lastName,
  lastName: firstName,
})

const isIn = ({ schoolClasses }: KnownStudent, target: ImportTarget): boolean =>
  target.kind === 'class' && schoolClasses.some(({ id }) => id === target.schoolClassId)

interface KnownStudents {
  readonly exact: ReadonlyMap<string, readonly KnownStudent[]>
  readonly near: ReadonlyMap<string, readonly KnownStudent[]>
}

const matchExact = (
  candidates: readonly KnownStudent[],
  target: ImportTarget,
  isElsewhere: boolean,
): Pick<MatchedLine, 'kind' | 'reason'> => {
  const [one, ...more] = candidates
  if (one && (isIn(one, target) || (target.kind === 'none' && more.length === 0 && !isElsewhere)))
    return { kind: 'known', reason: 'here' }
  if (more.length > 0 || isElsewhere) return { kind: 'doubtful', reason: 'several' }
  if (one?.returning) return { kind: 'doubtful', reason: 'returning' }
  return one?.erasesAt ? { kind: 'doubtful', reason: 'erasure' } : { kind: 'changed', reason: 'joins' }
}

const matchNear = (
  candidates: readonly KnownStudent[],
  target: ImportTarget,
  isReversed: boolean,
): Pick<MatchedLine, 'kind' | 'reason'> => {
  const [one, ...more] = candidates
  if (isReversed) return { kind: 'doubtful', reason: 'reversed' }
  if (one && more.length === 0 && !one.erasesAt && isIn(one, target)) return { kind: 'changed', reason: 'renamed' }
  return { kind: 'doubtful', reason: one?.erasesAt && more.length === 0 ? 'erasure' : 'similar' }
}

const matchLine = (
  line: Line,
  target: ImportTarget,
  { exact, near }: KnownStudents,
  isElsewhere: boolean,
): Omit<MatchedLine, 'line' | 'target'> => {
  const inTargetFirst = (students: readonly KnownStudent[] = []) =>
    students.toSorted((one, other) => Number(isIn(other, target)) - Number(isIn(one, target)))
  const same = inTargetFirst(exact.get(exactKey(line)))
  if (same.length > 0) return { ...matchExact(same, target, isElsewhere), candidates: same }
  const similar = inTargetFirst(near.get(nearKey(line)))
  if (similar.length > 0) return { ...matchNear(similar, target, false), candidates: similar }
  const reversed = inTargetFirst(near.get(nearKey(reversedOf(line))))
  if (reversed.length > 0) return { ...matchNear(reversed, target, true), candidates: reversed }
  return { kind: 'new', reason: 'new', candidates: [] }
}

/** The targets under which a list names each child. Two children with one name may be in different classes. */
const targetsByName = (
  lines: readonly Line[],
  targetOf: (line: Line) => ImportTarget,
): ReadonlyMap<string, Set<string>> => {
  const targets = new Map<string, Set<string>>()
  for (const line of lines) {
    const target = targetOf(line)
    if (line.problem || target.kind === 'skip') continue
    const name = exactKey(line)
    targets.set(name, (targets.get(name) ?? new Set()).add(JSON.stringify(target)))
  }
  return targets
}

/**
 * Compares the lines of a list with each other and with the children of the school, except lines the user leaves out
 * with their class.
 */
export const matchLines = (
  lines: readonly Line[],
  students: readonly KnownStudent[],
  targetOf: (line: Line) => ImportTarget,
): MatchedLine[] => {
  const known = { exact: Map.groupBy(students, exactKey), near: Map.groupBy(students, nearKey) }
  const targets = targetsByName(lines, targetOf)
  const seen = new Set<string>()
  return lines.flatMap((line): MatchedLine[] => {
    const target = targetOf(line)
    if (target.kind === 'skip') return []
    const doubtful = { line, target, kind: 'doubtful' as const, candidates: [] }
    if (line.problem) return [{ ...doubtful, reason: 'problem' }]
    const key = `${exactKey(line)}|${JSON.stringify(target)}`
    const isTwice = seen.has(key)
    seen.add(key)
    if (isTwice) return [{ ...doubtful, reason: 'twice', candidates: known.exact.get(exactKey(line)) ?? [] }]
    if (target.kind === 'open') return [{ ...doubtful, reason: 'open' }]
    const isElsewhere = (targets.get(exactKey(line))?.size ?? 0) > 1
    return [{ line, target, ...matchLine(line, target, known, isElsewhere) }]
  })
}
