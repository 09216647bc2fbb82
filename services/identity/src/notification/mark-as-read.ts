import { writeDirectory } from '@lernspur/database/transaction/tenant-transaction'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import { publishUnreadCount } from '@lernspur/service-kit/notification/notification-channel'
import { ownNotifications } from './notification.policy'

/** Marks the caller's notifications as read, all or none. NOT_FOUND when one is not the caller's. */
export const markAsRead = (call: Call, ids: readonly string[]): Promise<void> =>
  writeDirectory(call.db, async (tx) => {
    const wanted = [...new Set(ids)]
    const marked = await tx`
      update notification n set is_read = true
      where n.id = any(${wanted}::uuid[]) and ${ownNotifications(tx, call.session)} returning n.id`
    if (marked.length < wanted.length) refuse('NOT_FOUND')
    await publishUnreadCount(tx, call.session.userId)
  })
