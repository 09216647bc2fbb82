/** Attempts to send, and the milliseconds before the second; each further wait is twice as long. */
const attempts = 4
const firstDelay = 100

/** Sends what it is given, such as by one statement. */
type Send = (payloads: readonly string[]) => Promise<unknown>

const sendSurely = async (send: Send, payloads: readonly string[]): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await send(payloads)
      return
    } catch (error) {
      if (attempt === attempts) throw error
      await Bun.sleep(firstDelay * 2 ** (attempt - 1))
    }
  }
}

/**
 * Sends news about what has been committed, in order. What comes up while a send is under way goes along with the next
 * one, so that there are few, however many write at the same time. The promise is settled once its own news has been
 * sent; what could not be sent after several attempts is lost, and listeners read all again when they reconnect.
 */
export const makeNewsSender = (send: Send): ((payloads: readonly string[]) => Promise<void>) => {
  let last: Promise<void> = Promise.resolve()
  let next: { readonly payloads: string[]; readonly sent: Promise<void> } | undefined
  return (payloads) => {
    if (next) {
      next.payloads.push(...payloads)
      return next.sent
    }
    const gathered = [...payloads]
    const sent = last.then(() => {
      next = undefined
      return sendSurely(send, gathered)
    })
    next = { payloads: gathered, sent }
    last = sent.catch(() => undefined)
    return sent
  }
}
