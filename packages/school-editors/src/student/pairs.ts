import { today } from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import type { Student } from '@lernspur/contracts/school-admin/student.contract'
import type { StudentClassPair } from '@lernspur/contracts/school-admin/student-class-relation.contract'
import { concurrentClasses } from '../school-class/running-classes'

type KnownClass = Pick<SchoolClass, 'id' | 'isActive' | 'schoolYear'>

/** The first and the last day in classes that are joined and left; '' for the default. */
export interface ClassDays {
  readonly enteredOn: string
  readonly leftOn: string
}

/** Whether a student moves or gets one more class. */
export type Assignment = 'move' | 'add'

export const isIn = ({ schoolClasses }: Pick<Student, 'schoolClasses'>, classId: string): boolean =>
  schoolClasses.some(({ id }) => id === classId)

/** Pairs of students and the class they are to join; none for those who are in it already. */
export const joiningPairs = (students: readonly Student[], classId: string): StudentClassPair[] =>
  students.flatMap((student) => (isIn(student, classId) ? [] : [{ studentId: student.id, schoolClassId: classId }]))

/** Pairs of students and the classes they leave: one class, or all but one. */
export const leavingPairs = (
  students: readonly Student[],
  classes: { readonly only: string } | { readonly allBut: string },
): StudentClassPair[] =>
  students.flatMap(({ id: studentId, schoolClasses }) =>
    schoolClasses
      .filter(({ id }) => ('only' in classes ? id === classes.only : id !== classes.allBut))
      .map(({ id }) => ({ studentId, schoolClassId: id })),
  )

/**
 * Pairs of students and the classes they leave by moving to one: `from`, or all they are in at the same time, so that
 * they stay in those of former years. An inactive class keeps its students (rule class.3).
 */
export const movingPairs = (
  students: readonly Student[],
  { target, from }: { readonly target: Pick<SchoolClass, 'id' | 'schoolYear'>; readonly from: string | null },
  classes: readonly KnownClass[],
): StudentClassPair[] => {
  const leavable = from ? classes.filter(({ isActive }) => isActive) : concurrentClasses(classes, target, today())
  const ids = new Set(leavable.map(({ id }) => id))
  const pairs = leavingPairs(students, from ? { only: from } : { allBut: target.id })
  return pairs.filter(({ schoolClassId }) => ids.has(schoolClassId))
}

/**
 * Students who would be in more than one class at the same time (rule student.4); inactive classes and those of another
 * year do not count.
 */
export const inSeveralClasses = (
  students: readonly Student[],
  target: Pick<SchoolClass, 'id' | 'schoolYear'>,
  classes: readonly KnownClass[],
): Student[] => {
  const otherClasses = new Set(concurrentClasses(classes, target, today()).map(({ id }) => id))
  const separateClasses = new Set(classes.map(({ id }) => id).filter((id) => !otherClasses.has(id)))
  return students.filter(({ schoolClasses }) =>
    schoolClasses.some(({ id }) => id !== target.id && !separateClasses.has(id)),
  )
}
