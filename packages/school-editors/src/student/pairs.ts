import type { Student } from '@lernspur/contracts/student.contract'
import type { StudentClassPair } from '@lernspur/contracts/student-class-relation.contract'

/** Whether somebody moves or is in one more class. */
export type Placing = 'move' | 'add'

export const isIn = ({ schoolClasses }: Pick<Student, 'schoolClasses'>, classId: string): boolean =>
  schoolClasses.some(({ id }) => id === classId)

/** Pairs of students and the class they are to join; those who are there already have none. */
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

/** Students who would be in more than one class (rule student.4); classes that are no longer active do not count. */
export const inSeveralClasses = (
  students: readonly Student[],
  classId: string,
  classes: readonly { readonly id: string; readonly isActive: boolean }[],
): Student[] => {
  const ended = new Set(classes.filter(({ isActive }) => !isActive).map(({ id }) => id))
  return students.filter(({ schoolClasses }) => schoolClasses.some(({ id }) => id !== classId && !ended.has(id)))
}
