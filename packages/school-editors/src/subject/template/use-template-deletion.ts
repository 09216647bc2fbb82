import { subjectCalls } from '@lernspur/api-client/subject.queries'
import { useConfirm, useMutation, useNavigate, useQueryClient, useToast, useTranslation } from '@lernspur/app-kit'
import type { Subject } from '@lernspur/contracts/subject.contract'

interface AfterDeletion {
  /** Path of the list. */
  readonly listPath: string
  /** What is not deleted, as a sentence. */
  readonly stays: string
}

/** Deletes a template after showing what goes with it, and offers to put it back; copies stay. */
export const useTemplateDeletion = ({ id: schoolSubjectId, name }: Subject, { listPath, stays }: AfterDeletion) => {
  const { t } = useTranslation('school-editors.subject-template')
  const confirm = useConfirm()
  const toast = useToast()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { mutateAsync: remove } = useMutation(subjectCalls.deleteSubject())
  const { mutateAsync: restore } = useMutation(subjectCalls.restoreSubject())
  return async (): Promise<void> => {
    const use = await queryClient.query({ ...subjectCalls.getSubjectUse({ schoolSubjectId }), staleTime: 0 })
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
