import type { Student } from '@lernspur/contracts/student.contract'
import type { ReadName } from './read-names'

type Named = Pick<Student, 'firstName' | 'lastName'>

/** A line of the list compared with the students of the school. */
export interface JudgedName extends ReadName {
  readonly kind: 'new' | 'faulty' | 'twice' | 'known' | 'elsewhere'
  /** The student of that name in another class. */
  readonly student: Student | null
}

/** What to do with a line: create a student, assign the known one, or skip it. */
export type Decision = 'new' | 'same' | 'skip'

export const usualDecision: Record<JudgedName['kind'], Decision> = {
  new: 'new',
  faulty: 'skip',
  twice: 'skip',
  known: 'skip',
  // Students move up: one of the same name in another class is most likely the same student.
  elsewhere: 'same',
}

const keyOf = ({ firstName, lastName }: Named) => `${firstName} ${lastName}`.normalize('NFC').toLocaleLowerCase('de')

/** Compares names with each other and with the students of the class and of other classes. */
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
