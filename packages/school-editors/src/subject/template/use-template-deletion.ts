import { useConfirm, useMutation, useNavigate, useQueryClient, useToast, useTranslation } from '@lernspur/app-runtime'
import type { Subject } from '@lernspur/contracts/school-admin/subject.contract'
import type { DeletionCalls } from './template-calls'

export interface TemplateDeletion {
  /** Path of the list. */
  readonly listPath: string
  /** What stays, as a sentence. */
  readonly stays: string
  readonly calls: DeletionCalls
}

/** Deletes a template after showing what goes with it, and offers to restore it; copies stay. */
export const useTemplateDeletion = (
  { id: schoolSubjectId, name }: Subject,
  { listPath, stays, calls }: TemplateDeletion,
) => {
  const { t } = useTranslation('school-editors.subject-template')
  const confirm = useConfirm()
  const toast = useToast()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { mutateAsync: remove } = useMutation(calls.remove())
  const { mutateAsync: restore } = useMutation(calls.restore())
  return async (): Promise<void> => {
    const use = await queryClient.query({ ...calls.use({ schoolSubjectId }), staleTime: 0 })
    const counts = {
      domains: t(($) => $.domains, { count: use.domainCount }),
      competences: t(($) => $.competences, { count: use.competenceCount }),
    }
    const isSure = await confirm({
      title: t(($) => $.delete.title, { name }),
      description: [t(($) => $.delete.description, counts), stays].join(' '),
      confirmLabel: t(($) => $.delete.confirm),
      theme: 'danger',
    })
    if (!isSure) return
    await remove({ params: { schoolSubjectId } })
    await navigate(listPath)
    toast({
      text: t(($) => $.delete.done, { name }),
      undo: async () => {
        await restore({ params: { schoolSubjectId } }).catch(() => null)
      },
    })
  }
}
