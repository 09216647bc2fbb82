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
import type { RoleLoss } from '@lernspur/contracts/school-admin/user-role.contract'
import { useRoleNames } from '@lernspur/school-editors/people/use-role-names'

/** Confirms or refuses a request, after a question that states the consequences; `name` is the person's. */
export const useAnswer = ({ id, requestedRoleType, requestedLoss }: RoleRequest, name: string) => {
  const { t } = useTranslation('school-admin.role-requests')
  const question = useConfirm()
  const toast = useToast()
  const { active } = useSuspenseQuery(classTotalsQuery()).data
  const role = useRoleNames()(requestedRoleType)
  const answer = useMutation(withConfirmation(answerRoleRequestMutation({ showsFailure: true })))
  /** Somebody else has answered first, or the provider asks for something else by now: the list is read again. */
  const noticeAnswered = (error: Error) => {
    const isChanged = isApiError(error) && error.code === 'EDIT_CONFLICT'
    if (!isChanged && !(isApiError(error) && error.code === 'NOT_FOUND')) return
    toast({ text: isChanged ? t(($) => $.changed, { name }) : t(($) => $.answered, { name }), tone: 'error' })
    void queryClient.invalidateQueries({ queryKey: roleRequestCalls.keys.all })
  }
  const send = (accept: boolean, text: string) =>
    answer.mutate(
      { params: { userRoleId: id }, body: { accept, requestedLoss } },
      { onSuccess: () => toast({ text }), onError: noticeAnswered },
    )
  const confirmLoss = async (loss: RoleLoss) => {
    const isSure = await question({
      title: t(($) => $.loss.title[loss], { name }),
      description: t(($) => $.loss.text[loss], { name, role }),
      confirmLabel: t(($) => $.loss.confirm[loss]),
      theme: 'danger',
    })
    if (isSure)
      send(
        true,
        t(($) => $.loss.done[loss], { name, role }),
      )
  }
  const confirmRole = async () => {
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
  const confirm = () => (requestedLoss === null ? confirmRole() : confirmLoss(requestedLoss))
  const { error, isPending, variables } = answer
  return { confirm, refuse, error, isPending, accepting: variables?.body.accept === true }
}
