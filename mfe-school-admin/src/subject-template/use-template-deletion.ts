import { subjectCalls } from '@lernspur/api-client/subject.queries'
import {
  paths,
  useConfirm,
  useMutation,
  useNavigate,
  useQueryClient,
  useSession,
  useToast,
  useTranslation,
} from '@lernspur/app-kit'
import type { Subject } from '@lernspur/contracts/subject.contract'

/** Deletes a template after showing what goes with it, and offers to put it back; copies in classes stay. */
export const useTemplateDeletion = ({ id: schoolSubjectId, name }: Subject) => {
  const { t } = useTranslation('school-admin.subject-templates')
  const confirm = useConfirm()
  const toast = useToast()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { tenant } = useSession()
  const { mutateAsync: remove } = useMutation(subjectCalls.deleteSubject())
  const { mutateAsync: restore } = useMutation(subjectCalls.restoreSubject())
  return async (): Promise<void> => {
    const use = await queryClient.query({ ...subjectCalls.getSubjectUse({ schoolSubjectId }), staleTime: 0 })
    const isSure = await confirm({
      title: t(($) => $.delete.title, { name }),
      description: t(($) => $.delete.description, {
        domains: t(($) => $.domains, { count: use.domainCount }),
        competences: t(($) => $.delete.competences, { count: use.competenceCount }),
      }),
      confirmLabel: t(($) => $.delete.confirm),
      theme: 'danger',
    })
    if (!isSure) return
    await remove({ params: { schoolSubjectId } })
    await navigate(paths.schoolSubjects(tenant?.id ?? ''))
    toast({
      text: t(($) => $.delete.done, { name }),
      undo: async () => {
        await restore({ params: { schoolSubjectId } }).catch(() => null)
      },
    })
  }
}
