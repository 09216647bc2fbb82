import { paths, useNavigate, useSession, useSetAtom } from '@lernspur/app-kit'
import type { Notification } from '@lernspur/contracts/notification.contract'
import { areas } from '../../area/areas'
import { useRoles } from '../../session/use-roles'
import { helpAtom } from '../help/help-atom'
import { targetOf } from './notification-target'

/** Goes on from a notification that is just being marked as read; null where it only tells something. */
type Follow = ((read: Promise<unknown>) => void) | null

/** `useFollow()(notification)`: leads to what it is about, by way of another school where it is of one. */
export const useFollow = (): ((notification: Notification) => Follow) => {
  const navigate = useNavigate()
  const openHelp = useSetAtom(helpAtom)
  const { whoAmI } = useSession()
  const { others, change } = useRoles()
  return (notification) => {
    const target = targetOf(notification, areas.pathTo)
    if (notification.type === 'welcome') return () => openHelp(true)
    if (target === null) return null
    const isThere = ({ tenantId }: { tenantId: string }) => tenantId === notification.metaData?.tenantId
    const elsewhere = others.find(isThere)
    // Going to another school ends the session that still marks it.
    if (elsewhere) return (read) => void read.then(() => change(elsewhere.id, target))
    // What is of a school that still waits for an answer shows after it.
    const isWaiting = whoAmI.userRoles.some((role) => isThere(role) && role.status === 'invitationPending')
    return () => void navigate(isWaiting ? paths.invitations : target)
  }
}
