/** Attempts to send, and the milliseconds before the second; each further wait is twice as long. */
const attempts = 4
const firstDelay = 100

/** Milliseconds between two sends: nobody sees the difference, and hundreds of writes a second need no more sends. */
const pause = 50

/** What the listeners of a channel of the database are told. */
export interface ChannelMessage {
  readonly channel: string
  readonly payload: string
}

/** Sends what it is given, such as by one statement. */
type Send = (messages: readonly ChannelMessage[]) => Promise<unknown>

/** Tells listeners, beside the calls that have something to tell. */
export interface ChannelPublisher {
  /** Sends soon, in order. */
  publish(messages: readonly ChannelMessage[]): void
  /** Sends what is still waiting without a pause; resolved once nothing is. */
  flush(): Promise<void>
}

const sendSurely = async (send: Send, messages: readonly ChannelMessage[]): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await send(messages)
      return
    } catch {
      // Listeners read all again when they reconnect.
      if (attempt === attempts) return
      await Bun.sleep(firstDelay * 2 ** (attempt - 1))
    }
  }
}

/**
 * Sends news about what has been committed, in order: the first at once, and what comes up until the end of the pause
 * together, so that there are few sends, however many write. What could not be sent after several attempts is lost.
 */
export const makeChannelPublisher = (send: Send): ChannelPublisher => {
  let waiting: ChannelMessage[] = []
  let sending: Promise<void> | undefined
  let pausing = Promise.withResolvers<void>()
  const sendAll = async (): Promise<void> => {
    while (waiting.length > 0) {
      const gathered = waiting
      waiting = []
      await sendSurely(send, gathered)
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
