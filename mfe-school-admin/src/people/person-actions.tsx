import { useTranslation } from '@lernspur/app-runtime'
import { RoleChoices } from '@lernspur/school-editors/people/role-choices'
import { useRolesToGive } from '@lernspur/school-editors/people/use-invite'
import { IconButton } from '@lernspur/ui/components/button/icon-button'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@lernspur/ui/components/ui/dropdown-menu'
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
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton label={t(($) => $.actions, { name })} size="icon-sm" quiet>
          <Ellipsis />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        {!isClosed && status === 'invitationDeclined' && (
          <DropdownMenuItem onSelect={inviteAgain}>{t(($) => $.resend.invite)}</DropdownMenuItem>
        )}
        {!isClosed && status !== 'invitationDeclined' && (
          <RoleChoices roles={roles} value={role.roleType} onValueChange={changeRole} />
        )}
        {!isMe && !isClosed && <DropdownMenuSeparator />}
        {!isMe && status === 'active' && (
          <DropdownMenuItem onSelect={disable}>{t(($) => $.disable.label)}</DropdownMenuItem>
        )}
        {!isMe && !isClosed && status === 'disabled' && (
          <DropdownMenuItem onSelect={enable}>{t(($) => $.enable.label)}</DropdownMenuItem>
        )}
        {!isMe && (
          <DropdownMenuItem variant="destructive" onSelect={leave}>
            {status === 'invitationPending' ? t(($) => $.withdraw.label) : t(($) => $.remove.label)}
          </DropdownMenuItem>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
