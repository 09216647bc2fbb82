import { useTranslation } from '@lernspur/app-runtime'
import { isMissingAddress } from '@lernspur/contracts/identity/missing-address'
import { PersonMenu } from '@lernspur/school-editors/people/person-menu'
import { RoleChoices } from '@lernspur/school-editors/people/role-choices'
import { useRolesToGive } from '@lernspur/school-editors/people/use-invite'
import { DropdownMenuItem, DropdownMenuSeparator } from '@lernspur/ui/components/ui/dropdown-menu'
import { lazy, Suspense, useState } from 'react'
import type { Person } from './person'
import { usePersonActions } from './use-person-actions'

// Loaded when a last day is set.
const RoleEndSheet = lazy(() => import('./role-end-sheet'))

/** The menu of one person; none if there is nothing to do. */
export function PersonActions({ person }: { person: Person }) {
  const { t } = useTranslation('school-admin.people')
  const roles = useRolesToGive()
  const { changeRole, extend, disable, enable, refuse, leave, inviteAgain } = usePersonActions(person)
  const [isEnding, end] = useState(false)
  const { role, name, isMe, isMine, isLastAdmin, isWaiting, isClosed } = person
  const { status } = role
  if (!isMine || isLastAdmin) return null
  const menu = (
    <PersonMenu label={t(($) => $.actions, { name })}>
      {!isClosed && status === 'invitationDeclined' && !isMissingAddress(role.user.email) && (
        <DropdownMenuItem onSelect={inviteAgain}>{t(($) => $.resend.invite)}</DropdownMenuItem>
      )}
      {!isClosed && !isWaiting && status !== 'invitationDeclined' && (
        <RoleChoices roles={roles} value={role.roleType} onValueChange={changeRole} />
      )}
      {!isMe && !isClosed && <DropdownMenuSeparator />}
      {!isMe && !isClosed && (status === 'active' || status === 'invitationPending') && (
        <DropdownMenuItem onSelect={() => end(true)}>{t(($) => $.end.label)}</DropdownMenuItem>
      )}
      {!isMe && status === 'active' && (
        <DropdownMenuItem onSelect={disable}>{t(($) => $.disable.label)}</DropdownMenuItem>
      )}
      {!isMe && !isClosed && status === 'disabled' && (
        <DropdownMenuItem onSelect={enable}>
          {isWaiting ? t(($) => $.hub.admit) : t(($) => $.enable.label)}
        </DropdownMenuItem>
      )}
      {isWaiting && <DropdownMenuItem onSelect={refuse}>{t(($) => $.hub.refuse)}</DropdownMenuItem>}
      {!isMe && (
        <DropdownMenuItem variant="destructive" onSelect={leave}>
          {status === 'invitationPending' ? t(($) => $.withdraw.label) : t(($) => $.remove.label)}
        </DropdownMenuItem>
      )}
    </PersonMenu>
  )
  return (
    <>
      {menu}
      {isEnding && (
        <Suspense>
          <RoleEndSheet person={person} onEnd={extend} onClose={() => end(false)} />
        </Suspense>
      )}
    </>
  )
}
