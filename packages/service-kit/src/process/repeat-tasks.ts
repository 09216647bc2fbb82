import type { ServiceName } from '@lernspur/contracts/wire/route'
import { describeFailure, type Logger } from './log'

/** Background work of a service; stops between its steps when asked to. */
export type Task = (stop: AbortSignal) => Promise<void>

interface RepeatOptions {
  readonly service: ServiceName
  /** By the names under which the log knows them. */
  readonly tasks: Readonly<Record<string, Task>>
  readonly log: Logger
  /** Milliseconds between two rounds; an hour by default. */
  readonly pause?: number
}

/**
 * Runs the tasks one after the other, at once and after every pause. A task that fails is logged and does not stop the
 * others; `stop` waits for the current one.
 */
export const repeatTasks = ({ service, tasks, log, pause = 60 * 60 * 1000 }: RepeatOptions) => {
  const stopping = new AbortController()

  const round = async (): Promise<void> => {
    for (const [task, work] of Object.entries(tasks)) {
      if (stopping.signal.aborted) return
      try {
        await work(stopping.signal)
      } catch (error) {
        log.warn({ service, task, failure: describeFailure(error) })
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
