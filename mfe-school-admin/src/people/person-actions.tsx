import { useTranslation } from '@lernspur/app-runtime'
import { RoleChoices } from '@lernspur/school-editors/people/role-choices'
import { useRolesToGive } from '@lernspur/school-editors/people/use-invite'
import { IconButton } from '@lernspur/ui/form/icon-button'
import { DropdownMenu, MenuItem, MenuSeparator } from '@lernspur/ui/overlay/dropdown-menu'
import Ellipsis from 'lucide-react/icons/ellipsis'
import type { Person } from './person'
import { usePersonActions } from './use-person-actions'

/** The menu of one person; none where nothing can be done with him or her. */
export function PersonActions({ person }: { person: Person }) {
  const { t } = useTranslation('school-admin.people')
  const roles = useRolesToGive()
  const { changeRole, disable, enable, leave, inviteAgain } = usePersonActions(person)
  const { role, name, isMe, isMine, isLastAdmin, isClosed } = person
  const { status } = role
  if (!isMine || isLastAdmin) return null
  return (
    <DropdownMenu
      align="end"
      trigger={
        <IconButton label={t(($) => $.actions, { name })} size="icon-sm" quiet>
          <Ellipsis />
        </IconButton>
      }
    >
      {!isClosed && status === 'invitationDeclined' && (
        <MenuItem onSelect={inviteAgain}>{t(($) => $.resend.invite)}</MenuItem>
      )}
      {!isClosed && status !== 'invitationDeclined' && (
        <RoleChoices roles={roles} value={role.roleType} onValueChange={changeRole} />
      )}
      {!isMe && !isClosed && <MenuSeparator />}
      {!isMe && status === 'active' && <MenuItem onSelect={disable}>{t(($) => $.disable.label)}</MenuItem>}
      {!isMe && !isClosed && status === 'disabled' && <MenuItem onSelect={enable}>{t(($) => $.enable.label)}</MenuItem>}
      {!isMe && (
        <MenuItem tone="danger" onSelect={leave}>
          {status === 'invitationPending' ? t(($) => $.withdraw.label) : t(($) => $.remove.label)}
        </MenuItem>
      )}
    </DropdownMenu>
  )
}
