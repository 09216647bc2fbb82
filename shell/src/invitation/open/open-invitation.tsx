import { answerUserInvitationMutation } from '@lernspur/api-client/identity/user.queries'
import { FailureBanner } from '@lernspur/app-kit/form/failure-banner'
import { refreshWhoAmI, useConfirm, useFormat, useMutation, useToast, useTranslation } from '@lernspur/app-runtime'
import type { UserInvitation } from '@lernspur/contracts/identity/user.contract'
import { Button } from '@lernspur/ui/components/ui/button'
import { Card } from '@lernspur/ui/components/ui/card'
import { useRoleNames } from '../../frame/menu/use-role-names'
import { useEnterSchool } from '../use-enter-school'

interface OpenInvitationProps {
  invitation: UserInvitation
  isAccepted: boolean
  onAccept(): void
}

/** One invitation, with buttons to accept or decline it permanently. */
export function OpenInvitation({ invitation, isAccepted, onAccept }: OpenInvitationProps) {
  const { t } = useTranslation('shell.sign-in')
  const { id, roleType, tenant, createdAt } = invitation
  const format = useFormat()
  const roleNames = useRoleNames()
  const confirm = useConfirm()
  const toast = useToast()
  const enter = useEnterSchool()
  const answer = useMutation(answerUserInvitationMutation({ showsFailure: true }))
  const school = tenant.name
  const accept = async () => {
    await answer.mutateAsync({ params: { userRoleId: id }, body: { accept: true } })
    onAccept()
    await refreshWhoAmI()
  }
  const decline = async () => {
    const isSure = await confirm({
      title: t(($) => $.invitation.declineTitle, { school }),
      description: t(($) => $.invitation.declineText),
      confirmLabel: t(($) => $.invitation.decline),
      theme: 'danger',
    })
    if (!isSure) return
    await answer.mutateAsync({ params: { userRoleId: id }, body: { accept: false } })
    toast({ text: t(($) => $.invitation.declined, { school }) })
  }
  return (
    <li>
      <Card className="grid grid-cols-1 gap-4 p-4">
        <div>
          <h2 className="font-semibold [overflow-wrap:anywhere]">{school}</h2>
          <p className="text-sm text-muted-foreground">
            {isAccepted
              ? t(($) => $.invitation.accepted)
              : t(($) => $.invitation.asRole, { role: roleNames[roleType], date: format.instant(createdAt) })}
          </p>
        </div>
        <FailureBanner error={answer.isPending ? null : (answer.error ?? enter.error)} />
        {isAccepted ? (
          <Button
            autoFocus
            busy={enter.isPending || enter.isSuccess}
            onClick={() => enter.mutate({ body: { userRoleId: id } })}
          >
            {t(($) => $.invitation.go)}
          </Button>
        ) : (
          <div className="grid grid-cols-2 gap-2">
            <Button busy={answer.isPending} onClick={() => void accept().catch(() => null)}>
              {t(($) => $.invitation.accept)}
            </Button>
            <Button variant="outline" busy={answer.isPending} onClick={() => void decline().catch(() => null)}>
              {t(($) => $.invitation.decline)}
            </Button>
          </div>
        )}
      </Card>
    </li>
  )
}
