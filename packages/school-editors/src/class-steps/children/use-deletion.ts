import { deleteStudentMutation } from '@lernspur/api-client/school-admin/student.queries'
import { isApiError, useConfirm, useFormat, useMutation, useToast, useTranslation } from '@lernspur/app-runtime'
import type { Student } from '@lernspur/contracts/school-admin/student.contract'
import { useRemovalWithReports } from '../../removal/use-removal-with-reports'

/**
 * `const remove = useDeletion()`: deletes a student who has no observations, after a question; the question about
 * reports says how many there are. Returns whether the student is gone.
 */
export const useDeletion = () => {
  const { t } = useTranslation('school-editors.student-list')
  const format = useFormat()
  const confirm = useConfirm()
  const toast = useToast()
  const removeWith = useRemovalWithReports()
  const { mutateAsync } = useMutation(deleteStudentMutation({ showsFailure: true, savesNothing: true }))

  return async (student: Student): Promise<boolean> => {
    const name = format.name(student)
    const isSure = await confirm({
      title: t(($) => $.deletion.title, { name }),
      description: t(($) => $.deletion.text),
      confirmLabel: t(($) => $.deletion.confirm),
      theme: 'danger',
    })
    if (!isSure) return false
    let isObserved = false
    const outcome = await removeWith(name, async (query) => {
      try {
        await mutateAsync({ params: { id: student.id }, query })
      } catch (error) {
        isObserved = isApiError(error) && error.code === 'FOREIGN_KEY_CONSTRAINT'
        if (!isObserved) throw error
      }
    })
    if (isObserved) toast({ text: t(($) => $.deletion.observed, { name }), tone: 'error' })
    else if (outcome !== 'kept') toast({ text: t(($) => $.deletion.done, { name }) })
    return !isObserved && outcome !== 'kept'
  }
}
