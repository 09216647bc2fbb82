import { providerUserCalls } from '@lernspur/api-client/provider/provider-user.queries'
import { withConfirmation } from '@lernspur/app-kit/confirmation/with-confirmation'
import { useConfirm, useKeyedMutation, useMutation, useToast, useTranslation } from '@lernspur/app-runtime'
import type { RoleType } from '@lernspur/contracts/identity/user.contract'
import type { UpdateUserRole, UserRole } from '@lernspur/contracts/school-admin/user-role.contract'
import { useRoleNames } from '@lernspur/school-editors/people/use-role-names'
import type { VisibleRole } from './role'

const quietly = (work: Promise<unknown>) => void work.catch(() => null)

/** What admins of the provider can do with a role at a school. Says if the school has to confirm it (rule role.4). */
export const useRoleActions = (role: VisibleRole) => {
  const { t } = useTranslation('provider.role')
  const toast = useToast()
  const confirm = useConfirm()
  const nameOf = useRoleNames()
  const { mutateAsync: update } = useMutation(withConfirmation(providerUserCalls.updateTenantUserRole()))
  const { mutateAsync: remove } = useMutation(providerUserCalls.deleteTenantUserRole())
  const { mutateAsync: add } = useKeyedMutation(withConfirmation(providerUserCalls.addTenantUser()))
  const { tenantId, userRoleId, name, email, roleType, status, isGuarded } = role
  const params = { tenantId, userRoleId }

  /** Withdraws what the school was asked for: the role stays what it is. */
  const withdraw = async () => void (await update({ params, body: { roleType } }))

  /** What the school has to confirm now; null when the change took effect at once. */
  const requestOf = ({ requestedRoleType, requestedLoss }: UserRole): string | null => {
    if (requestedLoss) {
      return t(($) => $.loss.requested[requestedLoss.kind], { name, role: nameOf(requestedLoss.roleType) })
    }
    return requestedRoleType && t(($) => $.roleRequested, { name, role: nameOf(requestedRoleType) })
  }

  /** Changes the role and shows the outcome; `back` undoes what took effect at once. */
  const change = async (body: UpdateUserRole, done: string, back?: UpdateUserRole) => {
    const request = requestOf(await update({ params, body }))
    toast({
      text: request ?? done,
      ...(request === null && back && { undo: async () => void (await update({ params, body: back })) }),
    })
  }

  const leave = async () => {
    const kind = status === 'invitationPending' ? 'withdraw' : 'remove'
    const question = {
      title: t(($) => $.leave.question[kind], { name }),
      description: isGuarded ? t(($) => $.leave.text.ask[kind], { email }) : t(($) => $.leave.text[kind], { email }),
      confirmLabel: t(($) => $.leave.confirm[isGuarded ? 'ask' : kind]),
    }
    if (!(await confirm({ ...question, theme: 'danger' }))) return
    await remove({ params })
    toast(
      isGuarded
        ? { text: t(($) => $.loss.requested.removal, { name }), undo: withdraw }
        : { text: t(($) => $.leave.done[kind], { name }) },
    )
  }

  const inviteAgain = async () => {
    // An existing account keeps its names; somebody invited by address alone has none.
    const [unnamed = ''] = email.split('@')
    const names = { firstName: role.firstName || unnamed, lastName: role.lastName || unnamed }
    await add({ params: { tenantId }, body: { email, ...names, roleType } })
    toast({ text: t(($) => $.resend.done, { name }) })
  }

  return {
    changeRole: (next: RoleType) => {
      const done = t(($) => $.role.done, { name, role: nameOf(next) })
      if (next !== roleType) quietly(change({ roleType: next }, done, { roleType }))
    },
    disable: () =>
      quietly(
        change(
          { isActive: false },
          t(($) => $.disable.done, { name }),
          role.isAccountClosed ? undefined : { isActive: true },
        ),
      ),
    enable: () =>
      quietly(
        change(
          { isActive: true },
          t(($) => $.enable.done, { name }),
          { isActive: false },
        ),
      ),
    leave: () => quietly(leave()),
    takeBack: () => quietly(withdraw().then(() => toast({ text: t(($) => $.takeBack.done, { name }) }))),
    inviteAgain: () => quietly(inviteAgain()),
  }
}
