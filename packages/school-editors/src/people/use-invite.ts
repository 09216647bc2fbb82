import { useSession, useToast, useTranslation } from '@lernspur/app-runtime'
import type { RoleType } from '@lernspur/contracts/identity/user.contract'
import type { AddedUsers, AddUsers } from '@lernspur/contracts/school-admin/user-role.contract'
import { useState } from 'react'
import { addressText, readAddresses } from './read-addresses'

/** Sends the invitations. */
export type SendInvitations = (call: { body: AddUsers }) => Promise<AddedUsers>

/** Addresses that were not mailed, each with the reason. */
export type NotMailed = AddedUsers['notMailed']

/** Roles that the user may give: only an owner invites owners. */
export const useRolesToGive = (): readonly RoleType[] =>
  useSession().role?.roleType === 'admin' ? ['user', 'manager', 'admin'] : ['user', 'manager']

/** Mails invitations to the addresses of a text; afterwards `text` has those that the server did not accept. */
export const useInvite = (text: string, setText: (text: string) => void, roleType: RoleType, send: SendInvitations) => {
  const { t } = useTranslation('school-editors.people')
  const toast = useToast()
  const { addresses, faulty, people } = readAddresses(text)
  const [left, setLeft] = useState<NotMailed>([])
  /** The new roles, and whether all addresses were accepted. */
  const invite = async () => {
    const { rows, count, notMailed } = await send({
      body: { emails: [...addresses], roleType, ...(people.length > 0 && { names: [...people] }) },
    })
    setText(notMailed.map(({ email }) => addressText(email, people)).join('; '))
    setLeft(notMailed)
    if (count > 0) toast({ text: t(($) => $.invited, { count }) })
    else if (notMailed.length === 0) toast({ text: t(($) => $.nobodyNew) })
    return { rows, isDone: notMailed.length === 0 }
  }
  return { addresses, faulty, invite, left }
}
