import type { Database } from '@lernspur/service-kit/call'
import type { EventOutlet } from '@lernspur/service-kit/event-stream'
import { notificationChannel } from '@lernspur/service-kit/notification-channel'
import { isSessionActive } from '../active-session'

/** Milliseconds between two looks at whether the sessions behind the streams still hold. */
const checkEvery = 20_000

interface Listener extends EventOutlet {
  readonly userId: string
  readonly sessionId: string
}

/** Passes on to browsers that their person's notifications changed. */
export interface NotificationHub {
  /** Tells `change` at once and after every change; gives back how to leave. */
  join(listener: Listener): () => void
  /** Ends all streams, because the process ends. */
  close(): void
}

/** Sessions of the given ids that are over; as `resolve_session` sees it. */
const overSessions = async (db: Database, ids: readonly string[]): Promise<Set<string>> => {
  const alive = await db<{ id: string }[]>`
    select s.id from session s join app_user u on u.id = s.user_id and u.deactivated_at is null
    where s.id = any(${[...ids]}::uuid[]) and ${isSessionActive(db)}`
  const known = new Set(alive.map(({ id }) => id))
  return new Set(ids.filter((id) => !known.has(id)))
}

/**
 * One listener on the database for all streams of this process, begun with the first of them. What is passed on holds
 * nothing but that there is something to read: reading it goes through the ordinary call and its rules.
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
    // A connection that could not be made is tried again here.
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
      // A database that is away ends nobody's stream; the next look tells more.
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
