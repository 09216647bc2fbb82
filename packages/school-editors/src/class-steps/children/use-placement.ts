import { useFormat, useRightsOf, useToast, useTranslation } from '@lernspur/app-kit'
import type { SchoolClass } from '@lernspur/contracts/school-class.contract'
import type { Student } from '@lernspur/contracts/student.contract'
import { relationLimits } from '@lernspur/contracts/student-class-relation.contract'
import { joiningPairs, leavingPairs, type Placing, withSubjects } from '../../student/pairs'
import { useLinks } from './use-links'

interface Place {
  readonly placing: Placing
  readonly target: Pick<SchoolClass, 'id' | 'name'>
  /** The class that is left by moving; null: all others. */
  readonly from: string | null
}

/**
 * Places students in classes, one or many: `place` moves them or adds a class, `release` takes them out of one. Both
 * offer to undo it, and tell whether it was done.
 */
export const usePlacement = (classes: readonly SchoolClass[]) => {
  const { t } = useTranslation('school-editors.student-list')
  const format = useFormat()
  const toast = useToast()
  const rightsOf = useRightsOf()
  const { join, leave } = useLinks()
  const seesAll = (classId: string) => {
    const schoolClass = classes.find(({ id }) => id === classId)
    return schoolClass !== undefined && rightsOf(schoolClass).subjects === 'all'
  }
  // A class that is no longer active keeps its students (rule class.3).
  const isActive = (classId: string) => classes.some((one) => one.id === classId && one.isActive)
  const who = (students: readonly Student[]) => {
    const [student] = students
    return students.length === 1 && student
      ? format.name(student)
      : t(($) => $.children, { count: students.length, number: format.number(students.length) })
  }

  const place = async (students: readonly Student[], { placing, target, from }: Place): Promise<boolean> => {
    const joined = joiningPairs(students, target.id)
    const others = leavingPairs(students, from ? { only: from } : { allBut: target.id })
    const left = placing === 'add' ? [] : others.filter(({ schoolClassId }) => isActive(schoolClassId))
    const restored = withSubjects(left, students, seesAll)
    if (joined.length > 0) await join(joined)
    if (left.length > 0 && !(await leave(left))) {
      // Parts of a long list may have left already; who is still there stays as he or she is.
      if (left.length > relationLimits.pairs) await join(restored)
      if (joined.length > 0) await leave(joined)
      return false
    }
    const undo = async () => {
      if (restored.length > 0) await join(restored)
      if (joined.length > 0) await leave(joined)
    }
    const text =
      placing === 'add'
        ? t(($) => $.done.added, { who: who(students), name: target.name })
        : t(($) => $.done.moved, { who: who(students), name: target.name })
    toast({ text, undo })
    return true
  }

  const release = async (students: readonly Student[], from: Pick<SchoolClass, 'id' | 'name'>): Promise<boolean> => {
    const pairs = leavingPairs(students, { only: from.id })
    if (pairs.length === 0 || !(await leave(pairs))) return false
    toast({
      text: t(($) => $.done.released, { who: who(students), name: from.name }),
      undo: () => join(withSubjects(pairs, students, seesAll)),
    })
    return true
  }

  return { place, release }
}
