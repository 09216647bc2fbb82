import type { Database } from '@lernspur/service-kit/call'
import { describeFailure, type LogSink } from '@lernspur/service-kit/log'
import { forgetExpired } from './forget-expired'
import { forgetIdempotencyKeys } from './forget-idempotency-keys'

interface HousekeepingOptions {
  readonly db: Database
  readonly log: LogSink
  /** Milliseconds between two runs; an hour by default. */
  readonly pause?: number
}

const tasks = { forgetExpired, forgetIdempotencyKeys } as const

/**
 * Deletes what has expired, at once and every hour. A task that fails does not stop the others; `stop` waits for the
 * current one.
 */
export const startHousekeeping = ({ db, log, pause = 60 * 60 * 1000 }: HousekeepingOptions) => {
  const stopping = new AbortController()

  const round = async (): Promise<void> => {
    for (const [task, work] of Object.entries(tasks)) {
      if (stopping.signal.aborted) return
      try {
        await work(db, stopping.signal)
      } catch (error) {
        const [time, failure] = [new Date().toISOString(), describeFailure(error)]
        log(JSON.stringify({ time, level: 'warn', service: 'identity', task, failure }))
      }
    }
  }

  let rounds = round()
  const timer = setInterval(() => {
    rounds = rounds.then(round)
  }, pause)
  return {
    stop: async (): Promise<void> => {
      clearInterval(timer)
      stopping.abort()
      await rounds
    },
  }
}
