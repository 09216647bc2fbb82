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
  const { changeRole, disable, enable, leave, inviteAgain } = useRoleActions(role)
  const { name, status, roleType, isLastAdmin, isAccountClosed } = role
  if (!mayAct || isLastAdmin) return null
  const isOver = status === 'invitationDeclined'
  return (
    <PersonMenu label={t(($) => $.actions, { name })}>
      {!isAccountClosed && isOver && (
        <DropdownMenuItem onSelect={inviteAgain}>{t(($) => $.resend.again)}</DropdownMenuItem>
      )}
      {!isAccountClosed && !isOver && <RoleChoices roles={roleTypes} value={roleType} onValueChange={changeRole} />}
      {!isAccountClosed && <DropdownMenuSeparator />}
      {status === 'active' && <DropdownMenuItem onSelect={disable}>{t(($) => $.disable.label)}</DropdownMenuItem>}
      {!isAccountClosed && status === 'disabled' && (
        <DropdownMenuItem onSelect={enable}>{t(($) => $.enable.label)}</DropdownMenuItem>
      )}
      <DropdownMenuItem variant="destructive" onSelect={leave}>
        {status === 'invitationPending' ? t(($) => $.withdraw.label) : t(($) => $.remove.label)}
      </DropdownMenuItem>
    </PersonMenu>
  )
}
