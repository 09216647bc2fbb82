import type { Named } from '@lernspur/app-kit'
import type { Student } from '@lernspur/contracts/student.contract'
import type { ReadName } from './read-names'

/** A line of the list beside what the school knows. */
export interface JudgedName extends ReadName {
  readonly kind: 'new' | 'faulty' | 'twice' | 'known' | 'elsewhere'
  /** The child of that name in another class. */
  readonly student: Student | null
}

/** What is to happen with a line: a new child, the known one, or nothing. */
export type Decision = 'new' | 'same' | 'skip'

export const usualDecision: Record<JudgedName['kind'], Decision> = {
  new: 'new',
  faulty: 'skip',
  twice: 'skip',
  known: 'skip',
  // Children move up: whoever stands in another class is most likely the same child.
  elsewhere: 'same',
}

const keyOf = ({ firstName, lastName }: Named) => `${firstName} ${lastName}`.normalize('NFC').toLocaleLowerCase('de')

/** Holds names against each other and against the children of the class and of other classes. */
export const judgeNames = (
  names: readonly ReadName[],
  students: readonly Student[],
  schoolClassId: string,
): JudgedName[] => {
  const byName = new Map<string, Student[]>()
  for (const student of students) byName.set(keyOf(student), [...(byName.get(keyOf(student)) ?? []), student])
  const seen = new Set<string>()
  return names.map((name) => {
    const key = keyOf(name)
    const known = byName.get(key) ?? []
    const isTwice = seen.has(key)
    seen.add(key)
    const here = known.some(({ schoolClasses }) => schoolClasses.some(({ id }) => id === schoolClassId))
    if (name.problem !== null) return { ...name, kind: 'faulty', student: null }
    if (isTwice) return { ...name, kind: 'twice', student: null }
    if (here) return { ...name, kind: 'known', student: null }
    const [student] = known
    return student ? { ...name, kind: 'elsewhere', student } : { ...name, kind: 'new', student: null }
  })
}
