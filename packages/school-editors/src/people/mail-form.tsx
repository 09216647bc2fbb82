import type { RoleType } from '@lernspur/contracts/identity/user.contract'
import type { AddedUsers } from '@lernspur/contracts/school-admin/user-role.contract'
import { useState } from 'react'
import { AddressField } from './address-field'
import { NotMailedBanner } from './not-mailed-banner'
import { RoleSelect } from './role-select'
import { type SendInvitations, useInvite } from './use-invite'

interface MailFormProps {
  /** Roles that the user may give; with one there is no choice. */
  roles: readonly RoleType[]
  send: SendInvitations
  busy: boolean
  /** Nothing is missing that the invitations are to bring. */
  isReady?: boolean
  /** The new roles, all addresses, and whether the server accepted each of them. */
  onInvited: (roles: AddedUsers['rows'], addresses: readonly string[], isDone: boolean) => Promise<void> | void
}

/** Mails invitations to one or many addresses, however they were pasted. */
export function MailForm({ roles, send, busy, isReady = true, onInvited }: MailFormProps) {
  const [text, setText] = useState('')
  const [roleType, setRoleType] = useState<RoleType>('user')
  const { addresses, invite, left } = useInvite(text, setText, roleType, send)
  const submit = async () => {
    const { rows, isDone } = await invite()
    await onInvited(rows, addresses, isDone)
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <AddressField
        text={text}
        onTextChange={setText}
        role={roles.length > 1 && <RoleSelect roles={roles} value={roleType} onValueChange={setRoleType} />}
        onInvite={() => void submit().catch(() => null)}
        busy={busy}
        isReady={isReady}
        isMain
      />
      <NotMailedBanner left={left} />
    </div>
  )
}
