import {
  createStudentsMutation,
  deleteStudentMutation,
  linkStudentsMutation,
  unlinkStudentsMutation,
} from '@lernspur/api-client/school-admin/student.queries'
import { useKeyedMutation, useMutation, useToast, useTranslation } from '@lernspur/app-runtime'
import type { Student } from '@lernspur/contracts/school-admin/student.contract'
import { useRemovalWithReports } from '../../removal/use-removal-with-reports'

/**
 * `const leave = useRemoval(classId)`: removes a student from the class, and offers undo. It asks about reports, which
 * undo does not restore.
 */
export const useRemoval = (schoolClassId: string) => {
  const { t } = useTranslation('school-editors.student')
  const toast = useToast()
  const { mutateAsync: create } = useKeyedMutation(createStudentsMutation())
  const { mutateAsync: link } = useKeyedMutation(linkStudentsMutation())
  const { mutateAsync: unlink } = useMutation(unlinkStudentsMutation())
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
