import { useTranslation } from '@lernspur/app-runtime'
import { PersonMenu } from '@lernspur/school-editors/people/person-menu'
import { RoleChoices } from '@lernspur/school-editors/people/role-choices'
import { DropdownMenuItem, DropdownMenuSeparator } from '@lernspur/ui/components/ui/dropdown-menu'
import { roleTypes, type VisibleRole } from './role'
import { useMayAct } from './use-may-act'
import { useRoleActions } from './use-role-actions'

/** The menu of a role; none if the user may do nothing, and none for the only owner, who stays. */
export function RoleMenu({ role }: { role: VisibleRole }) {
  const { t } = useTranslation('provider.role')
  const mayAct = useMayAct()
  const { changeRole, disable, enable, leave, inviteAgain, takeBack } = useRoleActions(role)
  const { name, status, roleType, isLastAdmin, isAccountClosed, requestedRoleType, requestedLoss } = role
  if (!mayAct || isLastAdmin) return null
  const isOver = status === 'invitationDeclined'
  // Of an invitation that nobody has confirmed, the invitation itself is withdrawn.
  const isRequested = requestedLoss !== null || (requestedRoleType !== null && role.invitation?.state !== 'unconfirmed')
  return (
    <PersonMenu label={t(($) => $.actions, { name })}>
      {!isAccountClosed && isOver && (
        <DropdownMenuItem onSelect={inviteAgain}>{t(($) => $.resend.again)}</DropdownMenuItem>
      )}
      {!isAccountClosed && !isOver && <RoleChoices roles={roleTypes} value={roleType} onValueChange={changeRole} />}
      {!isAccountClosed && <DropdownMenuSeparator />}
      {isRequested && <DropdownMenuItem onSelect={takeBack}>{t(($) => $.takeBack.label)}</DropdownMenuItem>}
      {status === 'active' && requestedLoss?.kind !== 'disabling' && (
        <DropdownMenuItem onSelect={disable}>{t(($) => $.disable.label)}</DropdownMenuItem>
      )}
      {!isAccountClosed && status === 'disabled' && (
        <DropdownMenuItem onSelect={enable}>{t(($) => $.enable.label)}</DropdownMenuItem>
      )}
      {requestedLoss?.kind !== 'removal' && (
        <DropdownMenuItem variant="destructive" onSelect={leave}>
          {status === 'invitationPending' ? t(($) => $.withdraw.label) : t(($) => $.remove.label)}
        </DropdownMenuItem>
      )}
    </PersonMenu>
  )
}
