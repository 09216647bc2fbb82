import type { Database } from '@lernspur/service-kit/call'
import type { EventOutlet } from '@lernspur/service-kit/event-stream'
import { notificationChannel } from '@lernspur/service-kit/notification-channel'
import { isSessionActive } from '../active-session'

/** Milliseconds between two checks whether the sessions of the streams are still active. */
const checkEvery = 20_000

interface Listener extends EventOutlet {
  readonly userId: string
  readonly sessionId: string
}

/** Notifies browsers when their user's notifications change. */
export interface NotificationHub {
  /** Calls `change` at once and after every change; returns a function that unsubscribes. */
  join(listener: Listener): () => void
  /** Ends all streams for shutdown. */
  close(): void
}

/** Which of the given sessions have ended; by the rule of `resolve_session`. */
const overSessions = async (db: Database, ids: readonly string[]): Promise<Set<string>> => {
  const alive = await db<{ id: string }[]>`
    select se.id from session se join app_user u on u.id = se.user_id and u.deactivated_at is null
    where se.id = any(${[...ids]}::uuid[]) and ${isSessionActive(db)}`
  const known = new Set(alive.map(({ id }) => id))
  return new Set(ids.filter((id) => !known.has(id)))
}

/**
 * One listener on the database for all streams of this process, started with the first of them. An event only says that
 * there is something to read: reading goes through the ordinary call and its rules.
 */
export const makeNotificationHub = (db: Database, sessionCheck = checkEvery): NotificationHub => {
  const listeners = new Set<Listener>()
  let isListening = false
  let timer: ReturnType<typeof setInterval> | undefined

  const tell = (isMeant: (listener: Listener) => boolean): void => {
    for (const listener of listeners) if (isMeant(listener)) listener.send('change')
  }
  const listen = async (): Promise<void> => {
    if (isListening) return
    isListening = true
    try {
      const heard = (userId: string) => tell((listener) => listener.userId === userId)
      await db.listen(notificationChannel, heard, () => tell(() => true))
    } catch {
      isListening = false
    }
  }
  const checkSessions = async (): Promise<void> => {
    // Retries a failed connection.
    void listen()
    const over = await overSessions(db, [...new Set([...listeners].map(({ sessionId }) => sessionId))])
    for (const listener of listeners) if (over.has(listener.sessionId)) listener.end()
  }
  const leave = (listener: Listener): void => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
  return {
    join: (listener) => {
      listeners.add(listener)
      // An unreachable database ends no stream; the next check decides.
      timer ??= setInterval(() => void checkSessions().catch(() => undefined), sessionCheck)
      void listen()
      listener.send('change')
      return () => leave(listener)
    },
    close: () => {
      for (const listener of listeners) listener.end()
    },
  }
}
