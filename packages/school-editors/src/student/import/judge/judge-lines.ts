import type { Student } from '@lernspur/contracts/school-admin/student.contract'
import { nameKey } from '../read/first-names'
import type { Line } from '../read/list'
import { wordsOf } from '../read/split-name'
import type { JudgedLine, Place } from './judged'

type Named = Pick<Student, 'firstName' | 'lastName'>

const exactKey = ({ firstName, lastName }: Named): string =>
  `${firstName}|${lastName}`.normalize('NFC').toLocaleLowerCase('de')

/** The same for spellings of one name: "Zoë" and "Zoe", "Müller" and "Mueller", "Anna Lena" and "Anna". */
const nearKey = ({ firstName, lastName }: Named): string =>
  `${nameKey(wordsOf(firstName.replaceAll('-', ' '))[0] ?? '')}|${nameKey(lastName)}`

const reversedOf = ({ firstName, lastName }: Named): Named => ({ firstName: lastName, lastName: firstName })

const isIn = ({ schoolClasses }: Student, place: Place): boolean =>
  place.kind === 'class' && schoolClasses.some(({ id }) => id === place.schoolClassId)

interface Known {
  readonly exact: ReadonlyMap<string, readonly Student[]>
  readonly near: ReadonlyMap<string, readonly Student[]>
}

const judgeExact = (
  candidates: readonly Student[],
  place: Place,
  isElsewhere: boolean,
): Pick<JudgedLine, 'kind' | 'reason'> => {
  const [one, ...more] = candidates
  if (one && (isIn(one, place) || (place.kind === 'none' && more.length === 0 && !isElsewhere)))
    return { kind: 'known', reason: 'here' }
  if (more.length > 0 || isElsewhere) return { kind: 'doubtful', reason: 'several' }
  return one?.erasesAt ? { kind: 'doubtful', reason: 'erasure' } : { kind: 'changed', reason: 'joins' }
}

const judgeNear = (
  candidates: readonly Student[],
  place: Place,
  isReversed: boolean,
): Pick<JudgedLine, 'kind' | 'reason'> => {
  const [one, ...more] = candidates
  if (isReversed) return { kind: 'doubtful', reason: 'reversed' }
  if (one && more.length === 0 && !one.erasesAt && isIn(one, place)) return { kind: 'changed', reason: 'renamed' }
  return { kind: 'doubtful', reason: one?.erasesAt && more.length === 0 ? 'erasure' : 'similar' }
}

const judge = (
  line: Line,
  place: Place,
  { exact, near }: Known,
  isElsewhere: boolean,
): Omit<JudgedLine, 'line' | 'place'> => {
  const inPlaceFirst = (students: readonly Student[] = []) =>
    students.toSorted((one, other) => Number(isIn(other, place)) - Number(isIn(one, place)))
  const same = inPlaceFirst(exact.get(exactKey(line)))
  if (same.length > 0) return { ...judgeExact(same, place, isElsewhere), candidates: same }
  const similar = inPlaceFirst(near.get(nearKey(line)))
  if (similar.length > 0) return { ...judgeNear(similar, place, false), candidates: similar }
  const reversed = inPlaceFirst(near.get(nearKey(reversedOf(line))))
  if (reversed.length > 0) return { ...judgeNear(reversed, place, true), candidates: reversed }
  return { kind: 'new', reason: 'new', candidates: [] }
}

/** The places for which a list names each child. Two children of one name may stand in different classes. */
const placesByName = (lines: readonly Line[], placeOf: (line: Line) => Place): ReadonlyMap<string, Set<string>> => {
  const places = new Map<string, Set<string>>()
  for (const line of lines) {
    const place = placeOf(line)
    if (line.problem || place.kind === 'skip') continue
    const name = exactKey(line)
    places.set(name, (places.get(name) ?? new Set()).add(JSON.stringify(place)))
  }
  return places
}

/**
 * Compares the lines of a list with each other and with the children of the school. Lines that the user leaves out with
 * their class are not judged.
 */
export const judgeLines = (
  lines: readonly Line[],
  students: readonly Student[],
  placeOf: (line: Line) => Place,
): JudgedLine[] => {
  const known = { exact: Map.groupBy(students, exactKey), near: Map.groupBy(students, nearKey) }
  const places = placesByName(lines, placeOf)
  const seen = new Set<string>()
  return lines.flatMap((line): JudgedLine[] => {
    const place = placeOf(line)
    if (place.kind === 'skip') return []
    const doubtful = { line, place, kind: 'doubtful' as const, candidates: [] }
    if (line.problem) return [{ ...doubtful, reason: 'problem' }]
    const key = `${exactKey(line)}|${JSON.stringify(place)}`
    const isTwice = seen.has(key)
    seen.add(key)
    if (isTwice) return [{ ...doubtful, reason: 'twice', candidates: known.exact.get(exactKey(line)) ?? [] }]
    if (place.kind === 'open') return [{ ...doubtful, reason: 'open' }]
    const isElsewhere = (places.get(exactKey(line))?.size ?? 0) > 1
    return [{ line, place, ...judge(line, place, known, isElsewhere) }]
  })
}
