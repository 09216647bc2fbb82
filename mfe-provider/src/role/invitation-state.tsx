import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { RoleInvitation, RoleInvitationState } from '@lernspur/contracts/provider/role-invitation'
import { Badge, type BadgeProps } from '@lernspur/ui/data/badge'

const tones: Record<RoleInvitationState, BadgeProps['tone']> = {
  unconfirmed: 'outline',
  waiting: 'outline',
  refused: 'danger',
  sent: 'neutral',
  expired: 'warning',
  hasAccount: 'neutral',
}

/** How an invitation stands, and when it was mailed; for a role that was declined null is given. */
export function InvitationStateOf({ invitation }: { invitation: RoleInvitation | null }) {
  const { t } = useTranslation('provider.role')
  const format = useFormat()
  if (!invitation) return <Badge tone="outline">{t(($) => $.status.invitationDeclined)}</Badge>
  const { state, mailedAt } = invitation
  return (
    <span className="grid justify-items-start">
      <Badge tone={tones[state]}>{t(($) => $.invitation[state])}</Badge>
      {mailedAt && <span className="text-xs text-muted-foreground">{format.instant(mailedAt)}</span>}
    </span>
  )
}
