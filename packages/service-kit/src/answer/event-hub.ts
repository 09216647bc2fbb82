import type { Database } from '../call/call'
import type { EventOutlet } from './event-stream'

/** Milliseconds between two checks whether the streams may stay open. */
const checkEvery = 20_000

/** Sends browsers the events of a channel of the database. */
export interface EventHub<Listener extends EventOutlet> {
  /** Sends `change` at once and after each change that concerns it; returns a function that unsubscribes. */
  join(listener: Listener): () => void
  /** Ends all streams for shutdown. */
  close(): void
}

interface HubOptions<Listener> {
  readonly db: Database
  readonly channel: string
  /** Data of the event for a listener; undefined where the payload does not concern it. */
  readonly messageFor: (payload: string) => (listener: Listener) => string | undefined
  /** Name of the event of a payload; `change` by default. */
  readonly eventOf?: ((payload: string) => string) | undefined
  /** The listeners whose stream must end, such as when their session has. */
  readonly ended: (listeners: readonly Listener[]) => Promise<readonly Listener[]>
  readonly check?: number | undefined
}

/**
 * One listener on the database for all streams of this process, started with the first stream. An event only says what
 * to read: reading goes through the ordinary call and its rules. After a lost connection everybody is told that
 * something may have changed. How many streams a person has is the gateway's to limit, which sees those of all services.
 */
export const makeEventHub = <Listener extends EventOutlet>(options: HubOptions<Listener>): EventHub<Listener> => {
  const { db, channel, messageFor: updatesFor, eventOf = () => 'change', ended, check = checkEvery } = options
  const listeners = new Set<Listener>()
  let isListening = false
  let timer: ReturnType<typeof setInterval> | undefined

  const onMessage = (payload: string): void => {
    const dataFor = updatesFor(payload)
    const event = eventOf(payload)
    for (const listener of listeners) {
      const data = dataFor(listener)
      if (data !== undefined) listener.send(event, data)
    }
  }
  const notifyAll = (): void => {
    for (const listener of listeners) listener.send('change')
  }
  const listen = async (): Promise<void> => {
    if (isListening) return
    isListening = true
    try {
      await db.listen(channel, onMessage, notifyAll)
    } catch {
      isListening = false
    }
  }
  const endExpired = async (): Promise<void> => {
    // Retries a failed connection.
    void listen()
    for (const listener of await ended([...listeners])) listener.end()
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
      timer ??= setInterval(() => void endExpired().catch(() => undefined), check)
      void listen()
      listener.send('change')
      return () => leave(listener)
    },
    close: () => {
      for (const listener of listeners) listener.end()
    },
  }
}
