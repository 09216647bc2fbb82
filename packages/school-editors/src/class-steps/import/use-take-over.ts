import { schoolClassKeys } from '@lernspur/api-client/school-admin/school-class.queries'
import { studentListQuery } from '@lernspur/api-client/school-admin/student.queries'
import {
  importStudentsMutation,
  undoStudentImportMutation,
} from '@lernspur/api-client/school-admin/student-import.queries'
import {
  isApiError,
  useConfirm,
  useErrorText,
  useKeyedMutation,
  useMutation,
  useQueryClient,
  useToast,
  useTranslation,
} from '@lernspur/app-runtime'
import type {
  ImportStudents,
  StudentImport,
} from '@lernspur/contracts/school-admin/student-import/student-import.contract'
import type { ImportDraft } from '../../student/import/match/matched-line'

/** `const undo = useUndoImport()`, then `await undo(id)`: undoes a whole import and says what stays. */
export const useUndoImport = () => {
  const { t } = useTranslation('school-editors.student-import')
  const toast = useToast()
  const { mutateAsync } = useMutation(undoStudentImportMutation())
  return async (id: string): Promise<StudentImport> => {
    const undone = await mutateAsync({ params: { id } })
    const count = undone.stays.length
    toast({ text: count > 0 ? t(($) => $.done.stays, { count }) : t(($) => $.done.undone) })
    return undone
  }
}

/** How many children with observations would have left; 0 for any other refusal. */
const refusedLeavers = (error: unknown): number => {
  if (!isApiError(error) || error.code !== 'INVALID_IMPLICIT_DELETION') return 0
  return Number(error.details.find(({ path }) => path === 'studentCount')?.message ?? 0)
}

/**
 * `const { takeOver, busy } = useTakeOver()`: sends what the preview shows, asks once more if children with
 * observations would leave, and offers to undo all of it; `open` counts the lines that are still to be checked. Null if nothing was done, after saying so.
 */
export const useTakeOver = () => {
  const { t } = useTranslation('school-editors.student-import')
  const toast = useToast()
  const confirm = useConfirm()
  const textOf = useErrorText()
  const queryClient = useQueryClient()
  const undo = useUndoImport()
  const { mutateAsync, isPending } = useKeyedMutation(importStudentsMutation())

  const send = async (body: ImportStudents): Promise<StudentImport | null> => {
    try {
      return await mutateAsync({ body })
    } catch (error) {
      const count = refusedLeavers(error)
      if (count > 0) {
        const isSure = await confirm({
          title: t(($) => $.failure.leaveTitle, { count }),
          description: t(($) => $.failure.leaveText),
          confirmLabel: t(($) => $.failure.leaveConfirm, { count: body.left?.length ?? count }),
          theme: 'danger',
          size: 'large',
        })
        return isSure ? send({ ...body, withObservations: true }) : null
      }
      // The list may have been imported although the answer was lost, or by somebody else: its children and classes are
      // then recognised.
      const known = [studentListQuery().queryKey, schoolClassKeys.all]
      await Promise.all(known.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
      const isConflict = isApiError(error) && error.code === 'EDIT_CONFLICT'
      toast({ text: isConflict ? t(($) => $.failure.conflict) : textOf(error), tone: 'error' })
      return null
    }
  }

  const takeOver = async ({ body, children: count }: ImportDraft, open = 0): Promise<StudentImport | null> => {
    const made = await send(body)
    if (!made) return null
    toast({
      text: [
        count > 0 ? t(($) => $.done.taken, { count }) : t(($) => $.done.changed),
        ...(open > 0 ? [t(($) => $.done.open, { count: open })] : []),
      ].join(', '),
      undo: () => undo(made.id).then(() => {}),
    })
    return made
  }
  return { takeOver, busy: isPending }
}
