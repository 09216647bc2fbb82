import type { Notification, notificationRoutes } from '@lernspur/contracts/identity/notification.contract'
import type { Call } from '@lernspur/service-kit/call/call'
import { compileList } from '@lernspur/service-kit/list/list-query'
import type { ListOf } from '@lernspur/service-kit/list/list-request'
import { notificationText } from '../shared-sql/notification-text'
import { ownNotifications } from './notification.policy'

const columns = {
  id: 'n.id',
  type: 'n.type',
  channel: 'n.channel',
  isRead: 'n.is_read',
  targetId: 'n.target_id',
  createdAt: 'n.created_at',
}

/** The caller's notifications, newest first, in the reader's language; filters and orders apply to the shown texts. */
export const listNotifications = async (call: Call, list: ListOf<typeof notificationRoutes.listNotifications>) => {
  const { db, language } = call
  const title = notificationText(db, 'title', language)
  const message = notificationText(db, 'message', language)
  const { where, order, page } = compileList(db, list, { ...columns, title, message }, [
    { field: 'createdAt', dir: 'desc' },
  ])
  const matches = db`${ownNotifications(db, call.session)} and ${where}`
  const [rows, [total]] = await Promise.all([
    db<Notification[]>`
      select
        n.id, n.type, n.channel, ${title} as title, ${message} as message, n.is_read, n.target_id, n.meta_data, n.created_at,
        case when u.id is not null then jsonb_build_object(
          'id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'avatar', u.avatar
        ) end as sender
      from notification n left join app_user u on u.id = n.sender_id
      where ${matches} order by ${order} ${page}`,
    db<{ count: number }[]>`select count(*)::integer as count from notification n where ${matches}`,
  ])
  return { rows, count: total?.count ?? 0 }
}
