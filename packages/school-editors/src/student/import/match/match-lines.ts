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

type Match = Pick<MatchedLine, 'kind' | 'reason' | 'candidates'>

/** What the other lines of a list say about one. */
interface ListContext {
  /** Whether the list has the name in another class. */
  readonly isElsewhere: boolean
  /** Whether the list has the name in the class with another date of birth. */
  readonly hasNamesake: boolean
}

/** Children with the name and date of birth of a line: the same, wherever they are. */
const matchDated = (same: readonly KnownStudent[], target: ImportTarget): Match => {
  const [one, ...more] = same
  const match = (kind: Match['kind'], reason: Match['reason']): Match => ({ kind, reason, candidates: same })
  if (more.length > 0) return match('doubtful', 'several')
  if (one && (isIn(one, target) || target.kind === 'none')) return match('known', 'here')
  if (one?.returning) return match('doubtful', 'returning')
  return one?.erasesAt ? match('doubtful', 'erasure') : match('changed', 'joins')
}

/** Children with the name of a line. A namesake in another class is never the same child unasked (rule import.5). */
const matchExact = (
  same: readonly KnownStudent[],
  target: ImportTarget,
  { isElsewhere, hasNamesake }: ListContext,
): Match => {
  const [one, ...more] = same
  const match = (kind: Match['kind'], reason: Match['reason']): Match => ({ kind, reason, candidates: same })
  if (hasNamesake) return match('doubtful', 'several')
  const here = same.filter((student) => isIn(student, target))
  if (here.length === 1) return match('known', 'here')
  if (target.kind === 'none' && more.length === 0 && !isElsewhere) return match('known', 'here')
  if (more.length > 0 || isElsewhere) return match('doubtful', 'several')
  if (one?.returning) return match('doubtful', 'returning')
  return match('doubtful', one?.erasesAt ? 'erasure' : 'joins')
}

const matchNear = (similar: readonly KnownStudent[], target: ImportTarget, isReversed: boolean): Match => {
  const [one, ...more] = similar
  const match = (kind: Match['kind'], reason: Match['reason']): Match => ({ kind, reason, candidates: similar })
  if (isReversed) return match('doubtful', 'reversed')
  if (one && more.length === 0 && !one.erasesAt && isIn(one, target)) return match('changed', 'renamed')
  return match('doubtful', one?.erasesAt && more.length === 0 ? 'erasure' : 'similar')
}

/** Whether both dates of birth are known and differ. */
const hasOtherDate = ({ birthDate }: Line, student: KnownStudent): boolean =>
  birthDate !== null && !!student.birthDate && student.birthDate !== birthDate

const isDated = ({ birthDate }: Line, student: KnownStudent): boolean =>
  birthDate !== null && student.birthDate === birthDate

const matchLine = (
  line: Line,
  target: ImportTarget,
  { exact, near }: KnownStudents,
  context: ListContext,
): Match & Pick<MatchedLine, 'others'> => {
  const inTargetFirst = (students: readonly KnownStudent[] = []) =>
    students
      .filter((student) => !hasOtherDate(line, student))
      .toSorted((one, other) => Number(isIn(other, target)) - Number(isIn(one, target)))
  const named = exact.get(exactKey(line)) ?? []
  const others = named.filter((student) => hasOtherDate(line, student))
  const dated = named.filter((student) => isDated(line, student))
  if (dated.length > 0) return { ...matchDated(dated, target), others }
  const same = inTargetFirst(named)
  if (same.length > 0) return { ...matchExact(same, target, context), others }
  const here = others.filter((student) => isIn(student, target))
  if (here.length > 0) return { kind: 'doubtful', reason: 'otherDate', candidates: here, others }
  const similar = inTargetFirst(near.get(nearKey(line)))
  if (similar.length > 0 && others.length === 0) return { ...matchNear(similar, target, false), others }
  const reversed = inTargetFirst(near.get(nearKey(reversedOf(line))))
  if (reversed.length > 0) return { ...matchNear(reversed, target, true), others }
  return { kind: 'new', reason: 'new', candidates: [], others }
}

interface NamedLines {
  /** The targets under which a list names each child. Two children with one name may be in different classes. */
  readonly targets: ReadonlyMap<string, ReadonlySet<string>>
  /** The dates of birth under each name and target. */
  readonly dates: ReadonlyMap<string, ReadonlySet<string>>
}

const lineKey = (line: Line, target: ImportTarget): string => `${exactKey(line)}|${JSON.stringify(target)}`

const namedLines = (lines: readonly Line[], targetOf: (line: Line) => ImportTarget): NamedLines => {
  const targets = new Map<string, Set<string>>()
  const dates = new Map<string, Set<string>>()
  for (const line of lines) {
    const target = targetOf(line)
    if (line.problem || line.left !== null || target.kind === 'skip') continue
    const name = exactKey(line)
    targets.set(name, (targets.get(name) ?? new Set()).add(JSON.stringify(target)))
    const key = lineKey(line, target)
    if (line.birthDate) dates.set(key, (dates.get(key) ?? new Set()).add(line.birthDate))
  }
  return { targets, dates }
}

/**
 * Compares the lines of a list with each other and with the children of the school, except lines the user leaves out
 * with their class, and those that repeat a child for each guardian.
 */
export const matchLines = (
  lines: readonly Line[],
  students: readonly KnownStudent[],
  targetOf: (line: Line) => ImportTarget,
): MatchedLine[] => {
  const known = { exact: Map.groupBy(students, exactKey), near: Map.groupBy(students, nearKey) }
  const { targets, dates } = namedLines(lines, targetOf)
  const seen = new Set<string>()
  const seenDates = new Set<string>()
  return lines.flatMap((line): MatchedLine[] => {
    const target = targetOf(line)
    if (target.kind === 'skip') return []
    const doubtful = { line, target, kind: 'doubtful' as const, candidates: [], others: [] }
    if (line.problem) return [{ ...doubtful, reason: 'problem' }]
    const named = known.exact.get(exactKey(line)) ?? []
    if (line.left !== null) return [{ ...doubtful, kind: 'left', reason: 'left', candidates: named }]
    const key = lineKey(line, target)
    const isRepeated = line.birthDate !== null && seenDates.has(`${key}|${line.birthDate}`)
    if (isRepeated) return []
    seenDates.add(`${key}|${line.birthDate}`)
    const isTwice = seen.has(key) && !named.some((student) => isDated(line, student))
    seen.add(key)
    if (isTwice)
      return [
        {
          ...doubtful,
          reason: 'twice',
          candidates: named.filter((one) => !hasOtherDate(line, one)),
          others: named.filter((one) => hasOtherDate(line, one)),
        },
      ]
    if (target.kind === 'open') return [{ ...doubtful, reason: 'open' }]
    const context = {
      isElsewhere: (targets.get(exactKey(line))?.size ?? 0) > 1,
      hasNamesake: (dates.get(key)?.size ?? 0) > 1,
    }
    return [{ line, target, ...matchLine(line, target, known, context) }]
  })
}
