import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { RoleInvitation, RoleInvitationState } from '@lernspur/contracts/provider/role-invitation'
import { Badge, type BadgeProps } from '@lernspur/ui/components/ui/badge'

const tones: Record<RoleInvitationState, BadgeProps['variant']> = {
  unconfirmed: 'outline',
  waiting: 'outline',
  refused: 'destructive',
  sent: 'secondary',
  expired: 'warning',
  hasAccount: 'secondary',
}

/** The state of an invitation, and when it was mailed; null for a declined role. */
export function InvitationStateOf({ invitation }: { invitation: RoleInvitation | null }) {
  const { t } = useTranslation('provider.role')
  const format = useFormat()
  if (!invitation) return <Badge variant="outline">{t(($) => $.status.invitationDeclined)}</Badge>
  const { state, mailedAt } = invitation
  return (
    <span className="grid justify-items-start">
      <Badge variant={tones[state]}>{t(($) => $.invitation[state])}</Badge>
      {mailedAt && <span className="text-xs text-muted-foreground">{format.instant(mailedAt)}</span>}
    </span>
  )
}
