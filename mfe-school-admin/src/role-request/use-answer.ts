import { answerRoleRequestMutation, roleRequestCalls } from '@lernspur/api-client/school-admin/role-request.queries'
import { classTotalsQuery } from '@lernspur/api-client/school-admin/school-class.queries'
import { withConfirmation } from '@lernspur/app-kit/confirmation/with-confirmation'
import {
  isApiError,
  queryClient,
  useConfirm,
  useMutation,
  useSuspenseQuery,
  useToast,
  useTranslation,
} from '@lernspur/app-runtime'
import type { RoleRequest } from '@lernspur/contracts/school-admin/role-request.contract'
import { useRoleNames } from '@lernspur/school-editors/people/use-role-names'

/** Confirms or refuses a request, after a question that states the consequences; `name` is the person's. */
export const useAnswer = ({ id, requestedRoleType }: RoleRequest, name: string) => {
  const { t } = useTranslation('school-admin.role-requests')
  const question = useConfirm()
  const toast = useToast()
  const { active } = useSuspenseQuery(classTotalsQuery()).data
  const role = useRoleNames()(requestedRoleType)
  const answer = useMutation(withConfirmation(answerRoleRequestMutation({ showsFailure: true })))
  /** Somebody else has answered first: the request leaves the list. */
  const noticeAnswered = (error: Error) => {
    if (!isApiError(error) || error.code !== 'NOT_FOUND') return
    toast({ text: t(($) => $.answered, { name }), tone: 'error' })
    void queryClient.invalidateQueries({ queryKey: roleRequestCalls.keys.all })
  }
  const send = (accept: boolean, text: string) =>
    answer.mutate(
      { params: { userRoleId: id }, body: { accept } },
      { onSuccess: () => toast({ text }), onError: noticeAnswered },
    )
  const confirm = async () => {
    const students = t(($) => $.question.students, { count: active.students })
    const isSure = await question({
      title: t(($) => $.question.title, { name, role }),
      description: t(($) => $.question.text, { name, count: active.classes, students }),
      confirmLabel: t(($) => $.confirm),
    })
    if (isSure)
      send(
        true,
        t(($) => $.confirmed, { name }),
      )
  }
  const refuse = async () => {
    const isSure = await question({
      title: t(($) => $.refusal.title, { name }),
      description: t(($) => $.refusal.text),
      confirmLabel: t(($) => $.refuse),
      theme: 'danger',
    })
    if (isSure)
      send(
        false,
        t(($) => $.refused, { name }),
      )
  }
  const { error, isPending, variables } = answer
  return { confirm, refuse, error, isPending, accepting: variables?.body.accept === true }
}
