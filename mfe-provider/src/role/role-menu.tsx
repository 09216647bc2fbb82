import { useTranslation } from '@lernspur/app-runtime'
import { RoleChoices } from '@lernspur/school-editors/people/role-choices'
import { IconButton } from '@lernspur/ui/form/icon-button'
import { DropdownMenu, MenuItem, MenuSeparator } from '@lernspur/ui/overlay/dropdown-menu'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { roleTypes, type ShownRole } from './role'
import { useMayAct } from './use-may-act'
import { useRoleActions } from './use-role-actions'

/** The menu of a role; none for who may do nothing, and for the only owner, who stays. */
export function RoleMenu({ role }: { role: ShownRole }) {
  const { t } = useTranslation('provider.role')
  const mayAct = useMayAct()
  const { changeRole, disable, enable, leave, inviteAgain } = useRoleActions(role)
  const { name, status, roleType, isLastAdmin, isAccountClosed } = role
  if (!mayAct || isLastAdmin) return null
  const isOver = status === 'invitationDeclined'
  return (
    <DropdownMenu
      align="end"
      trigger={
        <IconButton label={t(($) => $.actions, { name })} size="icon-sm" quiet>
          <Ellipsis />
        </IconButton>
      }
    >
      {!isAccountClosed && isOver && <MenuItem onSelect={inviteAgain}>{t(($) => $.resend.again)}</MenuItem>}
      {!isAccountClosed && !isOver && <RoleChoices roles={roleTypes} value={roleType} onValueChange={changeRole} />}
      {!isAccountClosed && <MenuSeparator />}
      {status === 'active' && <MenuItem onSelect={disable}>{t(($) => $.disable.label)}</MenuItem>}
      {!isAccountClosed && status === 'disabled' && <MenuItem onSelect={enable}>{t(($) => $.enable.label)}</MenuItem>}
      <MenuItem tone="danger" onSelect={leave}>
        {status === 'invitationPending' ? t(($) => $.withdraw.label) : t(($) => $.remove.label)}
      </MenuItem>
    </DropdownMenu>
  )
}
