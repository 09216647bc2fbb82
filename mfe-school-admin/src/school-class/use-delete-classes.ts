import { classContentsQuery, deleteSchoolClassMutation } from '@lernspur/api-client/school-admin/school-class.queries'
import {
  useConfirm,
  useErrorText,
  useFormat,
  useMutation,
  useQueryClient,
  useToast,
  useTranslation,
} from '@lernspur/app-runtime'
import type { ClassContents, SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import { useRemovalWithReports } from '@lernspur/school-editors/removal/use-removal-with-reports'

const sumOf = (contents: readonly ClassContents[], what: Exclude<keyof ClassContents, 'id' | 'name'>) =>
  contents.reduce((sum, one) => sum + one[what], 0)

/** Maximum number of classes that a request names individually. */
const maxNamedClasses = 50

/**
 * Deletes classes after saying how much is deleted with them. Classes with children or entries stay, and are named;
 * deleting reports is confirmed class by class, with their number.
 */
export const useDeleteClasses = () => {
  const { t } = useTranslation('school-admin.school-classes')
  const format = useFormat()
  const errorText = useErrorText()
  const confirm = useConfirm()
  const toast = useToast()
  const queryClient = useQueryClient()
  const removeWith = useRemovalWithReports()
  const { mutateAsync, isPending } = useMutation(deleteSchoolClassMutation({ savesNothing: true }))
  const nameOf = ({ name }: SchoolClass) => t(($) => $.className, { name })
  const textOf = (contents: readonly ClassContents[], staying: number) => {
    const parts = (['subjects', 'assessments', 'accessRights'] as const).flatMap((what) => {
      const count = sumOf(contents, what)
      return count > 0 ? [t(($) => $.removal.count[what], { count })] : []
    })
    const loss = parts.length > 0 ? t(($) => $.removal.loss, { parts: format.list(parts) }) : t(($) => $.removal.noLoss)
    return staying > 0 ? `${loss} ${t(($) => $.removal.staying, { count: staying })}` : loss
  }
  /** Undefined if they cannot be read; the user is told. */
  const contentsOf = async (classes: readonly SchoolClass[]): Promise<ClassContents[] | undefined> => {
    const ids = classes.map(({ id }) => id)
    // A URL has no room for the ids of a whole school.
    const list =
      ids.length > maxNamedClasses ? {} : { filter: [{ field: 'id' as const, type: 'in' as const, value: ids }] }
    try {
      const { rows } = await queryClient.query({ ...classContentsQuery(list), staleTime: 0 })
      return rows.filter(({ id }) => ids.includes(id))
    } catch (error) {
      toast({ text: errorText(error), tone: 'error' })
      return undefined
    }
  }
  /** Whether any is gone. */
  const remove = async (classes: readonly SchoolClass[]): Promise<boolean> => {
    const contents = await contentsOf(classes)
    if (!contents) return false
    const free = contents.filter(({ students, observations, talkSheets }) => students + observations + talkSheets === 0)
    const going = classes.filter(({ id }) => free.some((one) => one.id === id))
    const [first] = going
    if (!first) {
      toast({ text: t(($) => $.removal.allStay, { count: classes.length }), tone: 'error' })
      return false
    }
    const isSure = await confirm({
      title:
        going.length === 1
          ? t(($) => $.removal.question, { className: nameOf(first) })
          : t(($) => $.removal.questions, { count: going.length }),
      description: textOf(free, classes.length - going.length),
      confirmLabel: t(($) => $.removal.confirm, { count: going.length }),
      theme: 'danger',
    })
    if (!isSure) return false
    const gone: SchoolClass[] = []
    for (const one of going) {
      const outcome = await removeWith(nameOf(one), (query) => mutateAsync({ params: { id: one.id }, query }))
      if (outcome !== 'kept') gone.push(one)
    }
    if (gone.length > 0) toast({ text: t(($) => $.removal.done, { className: format.list(gone.map(nameOf)) }) })
    return gone.length > 0
  }
  return { remove, isPending }
}
