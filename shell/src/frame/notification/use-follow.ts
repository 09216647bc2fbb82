import { paths, useNavigate, useSession, useSetAtom } from '@lernspur/app-runtime'
import type { Notification } from '@lernspur/contracts/identity/notification.contract'
import { areas } from '../../area/areas'
import { useRoles } from '../../session/use-roles'
import { helpAtom } from '../help/help-atom'
import { targetOf } from './notification-target'

/** Opens the target of a notification while it is being marked as read; null if it is only informational. */
type Follow = ((read: Promise<unknown>) => void) | null

/** `useFollow()(notification)`: opens its target, switching to its school first if necessary. */
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
    // Switching schools ends the session that the pending write needs.
    if (elsewhere) return (read) => void read.then(() => change(elsewhere.id, target))
    // The target in a school whose invitation is pending is shown after the user has answered it.
    const isWaiting = whoAmI.userRoles.some((role) => isThere(role) && role.status === 'invitationPending')
    return () => void navigate(isWaiting ? paths.invitations : target)
  }
}
