import type { UnreadNotifications } from '@lernspur/contracts/identity/notification.contract'
import type { EventOutlet } from '@lernspur/service-kit/answer/event-stream'
import type { Call } from '@lernspur/service-kit/call/call'
import { ownNotifications } from './notification.policy'

const unreadOf = async ({ db, session }: Call): Promise<UnreadNotifications> => {
  const [unread] = await db<UnreadNotifications[]>`
    select count(*)::integer as count, max(n.created_at) as newest_at
    from notification n where ${ownNotifications(db, session)} and not n.is_read`
  return unread ?? { count: 0, newestAt: null }
}

/**
 * Adds the unread count to each event `change`, so that the browser needs no call for its bell. Events are sent one after
 * another, so the last one is the newest. When the database does not answer, an event without data makes the browser
 * ask.
 */
export const withUnread = (outlet: EventOutlet, call: Call): EventOutlet => {
  let sent = Promise.resolve()
  return {
    ...outlet,
    send: (event, data) => {
      if (event !== 'change') {
        sent = sent.then(() => outlet.send(event, data))
        return
      }
      sent = sent
        .then(async () => outlet.send(event, JSON.stringify(await unreadOf(call))))
        .catch(() => outlet.send(event))
    },
  }
}
