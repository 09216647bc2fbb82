import { userRoleCalls } from '@lernspur/api-client/school-admin/user-role.queries'
import { useConfirm, useMutation, useToast, useTranslation } from '@lernspur/app-runtime'
import { Button } from '@lernspur/ui/components/ui/button'
import type { Person } from './person'

interface ChosenInvitationsProps {
  chosen: readonly Person[]
  onDone: () => void
}

/** Sends the open ones among the chosen invitations again, or withdraws them. */
export function ChosenInvitations({ chosen, onDone }: ChosenInvitationsProps) {
  const { t } = useTranslation('school-admin.people')
  const toast = useToast()
  const confirm = useConfirm()
  const scope = { id: 'chosen invitations' }
  const again = useMutation({ ...userRoleCalls.resendUserInvitation({ showsFailure: true }), scope })
  const removal = useMutation({ ...userRoleCalls.deleteUserRole(), scope })
  const open = chosen.filter(({ role }) => role.status === 'invitationPending')
  // What an owner has yet to confirm was never sent.
  const sent = open.filter(({ role }) => role.requestedRoleType === null)
  const paramsOf = ({ role }: Person) => ({ params: { userRoleId: role.id } })
  const resend = async () => {
    const results = await Promise.allSettled(sent.map((person) => again.mutateAsync(paramsOf(person))))
    const count = results.filter(({ status }) => status === 'fulfilled').length
    if (count > 0) toast({ text: t(($) => $.bulk.resent, { count }) })
    if (count < sent.length) toast({ text: t(($) => $.bulk.notResent, { count: sent.length - count }), tone: 'error' })
    else onDone()
  }
  const withdraw = async () => {
    const count = open.length
    const isSure = await confirm({
      title: t(($) => $.bulk.withdrawQuestion, { count }),
      description: t(($) => $.bulk.withdrawText),
      confirmLabel: t(($) => $.withdraw.confirm),
      theme: 'danger',
    })
    if (!isSure) return
    await Promise.all(open.map((person) => removal.mutateAsync(paramsOf(person))))
    onDone()
    toast({ text: t(($) => $.bulk.withdrawn, { count }) })
  }
  if (open.length === 0) return null
  return (
    <>
      {sent.length > 0 && (
        <Button size="sm" variant="outline" busy={again.isPending} onClick={() => void resend()}>
          {t(($) => $.bulk.resend, { count: sent.length })}
        </Button>
      )}
      <Button size="sm" variant="outline" busy={removal.isPending} onClick={() => void withdraw().catch(() => null)}>
        {t(($) => $.bulk.withdraw, { count: open.length })}
      </Button>
    </>
  )
}
