import { linkStudentsMutation, unlinkStudentsMutation } from '@lernspur/api-client/student.queries'
import {
  isApiError,
  useConfirm,
  useErrorText,
  useKeyedMutation,
  useMutation,
  useToast,
  useTranslation,
} from '@lernspur/app-kit'
import { relationLimits, type StudentClassPair } from '@lernspur/contracts/student-class-relation.contract'
import { partsOf } from './parts'

/** How many observations of how many students an unlinking was refused for; null for any other failure. */
const entriesLeft = (error: unknown): { readonly students: number; readonly observations: number } | null => {
  if (!isApiError(error) || error.code !== 'INVALID_IMPLICIT_DELETION') return null
  const numberAt = (path: string) => Number(error.details.find((detail) => detail.path === path)?.message ?? 0)
  return { students: numberAt('studentCount'), observations: numberAt('observationCount') }
}

/**
 * Links students to classes and unlinks them, any number of pairs. `leave` asks first, with counts, if observations
 * stay behind (rule student.3), and tells whether the students have left; it shows its failures.
 */
export const useLinks = () => {
  const { t } = useTranslation('school-editors.student-list')
  const confirm = useConfirm()
  const toast = useToast()
  const textOf = useErrorText()
  const { mutateAsync: link } = useKeyedMutation(linkStudentsMutation())
  const { mutateAsync: unlink } = useMutation(unlinkStudentsMutation({ showsFailure: true, savesNothing: true }))

  const join = async (pairs: readonly StudentClassPair[]): Promise<void> => {
    for (const relations of partsOf(pairs, relationLimits.pairs)) await link({ body: { relations } })
  }

  const part = async (relations: StudentClassPair[], withObservations: boolean): Promise<boolean> => {
    try {
      await unlink({ body: { relations, ...(withObservations && { withObservations }) } })
      return true
    } catch (error) {
      const left = entriesLeft(error)
      if (!left || withObservations) {
        toast({ text: textOf(error), tone: 'error' })
        return false
      }
      const isSure = await confirm({
        title: t(($) => $.leaving.title, { count: left.students }),
        description: t(($) => $.leaving.text, { count: left.observations }),
        confirmLabel: t(($) => $.leaving.confirm),
        size: 'large',
      })
      return isSure && part(relations, true)
    }
  }

  const leave = async (pairs: readonly StudentClassPair[]): Promise<boolean> => {
    for (const relations of partsOf(pairs, relationLimits.pairs)) if (!(await part(relations, false))) return false
    return true
  }

  return { join, leave }
}
