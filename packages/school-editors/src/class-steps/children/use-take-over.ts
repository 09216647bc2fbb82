import {
  createStudentsMutation,
  deleteStudentMutation,
  linkStudentsMutation,
  unlinkStudentsMutation,
} from '@lernspur/api-client/student.queries'
import { useKeyedMutation, useMutation, useToast, useTranslation } from '@lernspur/app-kit'
import { type Student, studentLimits } from '@lernspur/contracts/student.contract'
import { useRemovalWithReports } from '../../removal/use-removal-with-reports'
import type { DecidedName } from '../../student/name-entry'
import { partsOf } from './parts'

/** Adds students to a class and removes them. */
const useStudentWrites = () => {
  const { mutateAsync: create } = useKeyedMutation(createStudentsMutation())
  const { mutateAsync: link } = useKeyedMutation(linkStudentsMutation())
  const { mutateAsync: unlink } = useMutation(unlinkStudentsMutation())
  const { mutateAsync: remove } = useMutation(deleteStudentMutation())
  return { create, link, unlink, remove }
}

/** `const takeOver = useTakeOver(classId)`: adds a list of names as students of the class, and offers to undo it. */
export const useTakeOver = (schoolClassId: string) => {
  const { t } = useTranslation('school-editors.student')
  const toast = useToast()
  const { create, link, unlink, remove } = useStudentWrites()
  const inClass = (ids: readonly string[]) => ({
    body: { relations: ids.map((studentId) => ({ studentId, schoolClassId })) },
  })

  return async (names: readonly DecidedName[]): Promise<void> => {
    const fresh = names.filter(({ decision }) => decision === 'new').map(({ name }) => name)
    const same = names.flatMap(({ name, decision }) => (decision === 'same' && name.student ? [name.student.id] : []))
    const made: Student[] = []
    for (const part of partsOf(fresh, studentLimits.bulk)) {
      const students = part.map(({ firstName, lastName }) => ({ firstName, lastName }))
      const { rows } = await create({ body: { schoolClassId, students } })
      made.push(...rows)
    }
    if (same.length > 0) await link(inClass(same))
    const undo = async () => {
      if (same.length > 0) await unlink(inClass(same))
      for (const { id } of made) await remove({ params: { id } })
    }
    toast({ text: t(($) => $.taken, { count: made.length + same.length }), undo })
  }
}

/**
 * `const leave = useRemoval(classId)`: removes a student from the class, and offers to undo it. Reports are asked for,
 * and do not come back.
 */
export const useRemoval = (schoolClassId: string) => {
  const { t } = useTranslation('school-editors.student')
  const toast = useToast()
  const { create, link, unlink } = useStudentWrites()
  const { mutateAsync: remove } = useMutation(deleteStudentMutation({ showsFailure: true, savesNothing: true }))
  const removeWith = useRemovalWithReports()
  return async ({ id, firstName, lastName, schoolClasses }: Student): Promise<void> => {
    const name = `${firstName} ${lastName}`
    const text = t(($) => $.removed, { name })
    const body = { relations: [{ studentId: id, schoolClassId }] }
    // A student in other classes stays at the school.
    if (schoolClasses.length > 1) {
      await unlink({ body })
      toast({ text, undo: () => link({ body }).then(() => {}) })
      return
    }
    const outcome = await removeWith(name, (query) => remove({ params: { id }, query }))
    if (outcome === 'gone-with-reports') toast({ text })
    if (outcome !== 'gone') return
    const students = [{ firstName, lastName }]
    toast({ text, undo: () => create({ body: { schoolClassId, students } }).then(() => {}) })
  }
}
