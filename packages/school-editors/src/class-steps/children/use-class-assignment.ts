import { useFormat, useToast, useTranslation } from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import type { Student } from '@lernspur/contracts/school-admin/student.contract'
import { type Assignment, type ClassDays, joiningPairs, leavingPairs, movingPairs } from '../../student/pairs'
import { useMove } from './use-move'

interface AssignmentTarget {
  readonly assignment: Assignment
  readonly target: Pick<SchoolClass, 'id' | 'name' | 'schoolYear'>
  /** The class that is left by moving; null for all others at the same time, while former years stay. */
  readonly from: string | null
  readonly days?: ClassDays
}

/**
 * Assigns students to classes, one or many: `assign` moves them or adds a class, `release` removes them from one. Both
 * offer undo, and return whether it was done.
 */
export const useClassAssignment = (classes: readonly SchoolClass[]) => {
  const { t } = useTranslation('school-editors.student-list')
  const format = useFormat()
  const toast = useToast()
  const move = useMove()
  const who = (students: readonly Student[]) => {
    const [student] = students
    return students.length === 1 && student ? format.name(student) : t(($) => $.children, { count: students.length })
  }

  const assign = async (
    students: readonly Student[],
    { assignment, target, from, days }: AssignmentTarget,
  ): Promise<boolean> => {
    const joined = joiningPairs(students, target.id)
    const left = assignment === 'add' ? [] : movingPairs(students, { target, from }, classes)
    const undo = await move({ joined, left }, days)
    if (!undo) return false
    const text =
      assignment === 'add'
        ? t(($) => $.done.added, { who: who(students), name: target.name })
        : t(($) => $.done.moved, { who: who(students), name: target.name })
    toast({ text, undo })
    return true
  }

  const release = async (
    students: readonly Student[],
    from: Pick<SchoolClass, 'id' | 'name'>,
    leftOn: string,
  ): Promise<boolean> => {
    const pairs = leavingPairs(students, { only: from.id })
    const undo = pairs.length > 0 ? await move({ joined: [], left: pairs }, { enteredOn: '', leftOn }) : undefined
    if (!undo) return false
    toast({ text: t(($) => $.done.released, { who: who(students), name: from.name }), undo })
    return true
  }

  return { assign, release }
}
