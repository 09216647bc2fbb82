import type { Database } from '@lernspur/database/connect'
import { describeFailure, type LogSink } from './log'

/** Deletes what has expired; stops at the next safe point when asked to. */
type Task = (db: Database, stop: AbortSignal) => Promise<void>

interface HousekeepingOptions {
  readonly service: string
  readonly db: Database
  readonly log: LogSink
  /** By the names that failures are reported with. */
  readonly tasks: Readonly<Record<string, Task>>
  /** Milliseconds between two runs; an hour by default. */
  readonly pause?: number
}

/**
 * Runs tasks at once and then repeatedly. A task that fails does not stop the others; `stop` waits for the current one.
 */
export const keepHouse = ({ service, db, log, tasks, pause = 60 * 60 * 1000 }: HousekeepingOptions) => {
  const stopping = new AbortController()

  const round = async (): Promise<void> => {
    for (const [task, work] of Object.entries(tasks)) {
      if (stopping.signal.aborted) return
      try {
        await work(db, stopping.signal)
      } catch (error) {
        const [time, failure] = [new Date().toISOString(), describeFailure(error)]
        log(JSON.stringify({ time, level: 'warn', service, task, failure }))
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
