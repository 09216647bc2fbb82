import { tenantViewCalls } from '@lernspur/api-client/provider/tenant-view.queries'
import { useMutation, useTranslation } from '@lernspur/app-runtime'
import type { RoleStatus } from '@lernspur/contracts/identity/user.contract'
import { ResendButton } from '@lernspur/school-editors/people/resend-button'
import { useRoleNames } from '@lernspur/school-editors/people/use-role-names'
import { Badge, type BadgeProps } from '@lernspur/ui/components/ui/badge'
import { InvitationStateOf } from './invitation-state'
import type { VisibleRole } from './role'
import { useMayAct } from './use-may-act'

const tones: Record<RoleStatus, BadgeProps['variant']> = {
  active: 'success',
  invitationPending: 'warning',
  disabled: 'outline',
  invitationDeclined: 'outline',
}

/**
 * The state of a role: its invitation, and what the school has to confirm. An open invitation can be mailed again here.
 */
export function RoleState({ role }: { role: VisibleRole }) {
  const { t } = useTranslation('provider.role')
  const nameOf = useRoleNames()
  const mayAct = useMayAct()
  const {
    tenantId,
    userRoleId,
    name,
    status,
    isAccountClosed,
    requestedRoleType,
    requestedLoss,
    roleType,
    invitation,
  } = role
  const { mutateAsync } = useMutation(tenantViewCalls.resendTenantInvitation({ showsFailure: true }))
  const isPending = status === 'invitationPending'
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {isPending ? (
        <InvitationStateOf invitation={invitation} />
      ) : (
        <Badge variant={isAccountClosed ? 'outline' : tones[status]}>
          {t(($) => $.status[isAccountClosed ? 'closed' : status])}
        </Badge>
      )}
      {requestedRoleType !== null && requestedRoleType !== roleType && (
        <span className="text-xs text-muted-foreground">
          {t(($) => $.requested, { role: nameOf(requestedRoleType) })}
        </span>
      )}
      {requestedLoss && (
        <span className="text-xs text-muted-foreground">
          {t(($) => $.loss.waits[requestedLoss.kind], { role: nameOf(requestedLoss.roleType) })}
        </span>
      )}
      {isPending && mayAct && invitation?.state !== 'unconfirmed' && (
        <ResendButton name={name} send={() => mutateAsync({ params: { tenantId, userRoleId } })} />
      )}
    </span>
  )
}
