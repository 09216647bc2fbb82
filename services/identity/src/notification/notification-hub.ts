import { type EventHub, makeEventHub } from '@lernspur/service-kit/answer/event-hub'
import type { EventOutlet } from '@lernspur/service-kit/answer/event-stream'
import type { Database } from '@lernspur/service-kit/call/call'
import { notificationChannel, readNotificationPayload } from '@lernspur/service-kit/notification/notification-channel'
import { isSessionActive } from '../shared-sql/active-session'

interface Listener extends EventOutlet {
  readonly userId: string
  readonly sessionId: string
}

/** Notifies browsers when their user's notifications change, and of rows that their pages have to read again. */
export type NotificationHub = EventHub<Listener>

/** Which of the given sessions have ended; by the rule of `resolve_session`. */
const overSessions = async (db: Database, ids: readonly string[]): Promise<Set<string>> => {
  const alive = await db<{ id: string }[]>`
    select se.id from session se join app_user u on u.id = se.user_id and u.deactivated_at is null
    where se.id = any(${[...ids]}::uuid[]) and ${isSessionActive(db)}`
  const known = new Set(alive.map(({ id }) => id))
  return new Set(ids.filter((id) => !known.has(id)))
}

/** Streams of notifications; each sends only its own user's, and ends with its session. */
export const makeNotificationHub = (db: Database, check?: number): NotificationHub =>
  makeEventHub({
    db,
    check,
    channel: notificationChannel,
    messageFor: (payload) => {
      const { userId, stale } = readNotificationPayload(payload)
      return (listener) => (listener.userId === userId ? stale : undefined)
    },
    eventOf: (payload) => (readNotificationPayload(payload).stale === '' ? 'change' : 'stale'),
    ended: async (listeners) => {
      const over = await overSessions(db, [...new Set(listeners.map(({ sessionId }) => sessionId))])
      return listeners.filter(({ sessionId }) => over.has(sessionId))
    },
  })
