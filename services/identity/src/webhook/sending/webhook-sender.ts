import { describeFailure, type Logger } from '@lernspur/service-kit/process/log'
import { claim, type DueDelivery, findDue } from './due-delivery'
import { type SendingOptions, sendDelivery } from './send-delivery'

interface SenderOptions extends SendingOptions {
  readonly log: Logger
  /** Milliseconds between two looks at an empty queue; 1 s by default. */
  readonly pause?: number
}

/** Receivers that are called at the same time, each once. */
const connectionCount = 32

/**
 * Tells programs of events until the signal is aborted, and then ends with the attempts that run. A receiver is called
 * once at a time, so that a slow one takes one connection and keeps nobody else waiting (rule webhook.4).
 */
export const sendWebhooks = async ({ log, pause = 1000, ...options }: SenderOptions, stop: AbortSignal) => {
  const { db } = options
  const running = new Map<string, Promise<void>>()
  const stopped = new Promise<void>((resolve) => stop.addEventListener('abort', () => resolve(), { once: true }))
  const warn = (error: unknown): void => log.warn({ service: 'identity', failure: describeFailure(error) })

  const begin = (due: DueDelivery): void => {
    const sent = sendDelivery(options, due)
      .catch(warn)
      .finally(() => running.delete(due.origin))
    running.set(due.origin, sent)
  }
  /** Begins what is due of receivers that are not busy. */
  const beginDue = async (): Promise<void> => {
    const free = connectionCount - running.size
    if (free === 0) return
    const due = await findDue(db, [...running.keys()], free)
    for (const one of due) if (!stop.aborted && (await claim(db, one))) begin(one)
  }
  while (!stop.aborted) {
    await beginDue().catch(warn)
    await Promise.race([...running.values(), Bun.sleep(pause), stopped])
  }
  await Promise.all(running.values())
}
