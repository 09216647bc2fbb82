/** Attempts to send, and the milliseconds before the second; each further wait is twice as long. */
const attempts = 4
const firstDelay = 100

/** Milliseconds between two sends: nobody sees the difference, and hundreds of writes a second need no more sends. */
const pause = 50

/** A message for the listeners of a database channel. */
export interface ChannelMessage {
  readonly channel: string
  readonly payload: string
}

/** Sends messages, for instance by one statement. */
type Send = (messages: readonly ChannelMessage[]) => Promise<unknown>

/** Notifies listeners, apart from the calls that have something to tell. */
export interface ChannelPublisher {
  /** Sends soon, in order. */
  publish(messages: readonly ChannelMessage[]): void
  /** Sends all waiting messages without a pause; resolves once none is left. */
  flush(): Promise<void>
}

const sendWithRetries = async (send: Send, messages: readonly ChannelMessage[]): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await send(messages)
      return
    } catch {
      // Listeners read everything again when they reconnect.
      if (attempt === attempts) return
      await Bun.sleep(firstDelay * 2 ** (attempt - 1))
    }
  }
}

/**
 * Sends messages about committed changes, in order: the first at once, later ones in one batch at the end of the pause,
 * so that there are few sends however many calls write. A message that could not be sent after several attempts is
 * lost.
 */
export const makeChannelPublisher = (send: Send): ChannelPublisher => {
  let waiting: ChannelMessage[] = []
  let sending: Promise<void> | undefined
  let pausing = Promise.withResolvers<void>()
  const sendAll = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      await sendWithRetries(send, batch)
      await Promise.race([Bun.sleep(pause), pausing.promise])
    }
    sending = undefined
  }
  return {
    publish: (messages) => {
      waiting.push(...messages)
      if (waiting.length > 0) sending ??= sendAll()
    },
    flush: async () => {
      pausing.resolve()
      await sending
      pausing = Promise.withResolvers()
    },
  }
}
