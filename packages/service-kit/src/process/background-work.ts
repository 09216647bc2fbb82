import type { ServiceName } from '@lernspur/contracts/wire/route'
import { openSessionLock } from '@lernspur/database/connection/session-lock'
import { describeFailure, type Logger } from './log'

/** Background work of a service; stops between its steps when asked to. */
export type Task = (stop: AbortSignal) => Promise<void>

/** Work that is repeated. */
export interface Job {
  /** Milliseconds between two starts. */
  readonly every: number
  readonly work: Task
}

export const minute = 60_000
export const hour = 60 * minute

/** Milliseconds between two looks whether a job is due, or whether the stack that does the work has ended. */
const lookEvery = 15_000

interface BackgroundOptions {
  readonly service: ServiceName
  /** Connection of the service's role, for a connection of its own. */
  readonly databaseUrl: string
  /** By the names under which the log knows them. */
  readonly jobs: Readonly<Record<string, Job>>
  /** Work that goes on for as long as this process does the work of all, until its signal is aborted. */
  readonly throughout?: Task | undefined
  readonly log: Logger
  /** Milliseconds, as `Date.now`. */
  readonly now?: () => number
}

/** The background work of a service in one process. */
interface BackgroundWork {
  /** Takes the work if nobody has it, and runs the jobs that are due; resolves once they have ended. */
  look(): Promise<void>
  /** Whether this process does the work. */
  isAtWork(): boolean
  /** Ends between two steps, gives the work to another process, and resolves once nothing runs any more. */
  stop(): Promise<void>
}

/**
 * The home of what a service does without being called (rule stack.2). Of all processes of the service, on whichever
 * stack, one does the work: whoever holds its lock in the database. Jobs with the same period run one after the other;
 * those of another period do not wait for them. A job that fails is logged and does not stop the others.
 */
export const makeBackgroundWork = (options: BackgroundOptions): BackgroundWork => {
  const { service, databaseUrl, jobs, throughout, log, now = Date.now } = options
  const dueAt = new Map<string, number>()
  const lanes = Object.entries(Object.groupBy(Object.entries(jobs), ([, { every }]) => every))
  const running = new Map<string, Promise<void>>()
  let turn: AbortController | undefined
  let continuous: Promise<void> = Promise.resolve()
  let isStopped = false
  let isFailing = false

  const warn = (task: string, error: unknown): void => {
    log.warn({ service, task, failure: describeFailure(error) })
  }
  const endTurn = (): void => {
    turn?.abort()
    turn = undefined
  }
  const lock = openSessionLock(databaseUrl, {
    name: `${service}-background`,
    key: `lernspur background work of ${service}`,
    onLost: endTurn,
  })

  const runLane = async (names: readonly (readonly [string, Job])[], stop: AbortSignal): Promise<void> => {
    for (const [name, { every, work }] of names) {
      if (stop.aborted) return
      if ((dueAt.get(name) ?? Number.NEGATIVE_INFINITY) > now()) continue
      dueAt.set(name, now() + every)
      await work(stop).catch((error: unknown) => warn(name, error))
    }
  }

  const takeTurn = async (): Promise<AbortSignal | undefined> => {
    try {
      const isOurs = await lock.take()
      isFailing = false
      if (!isOurs || isStopped) return undefined
    } catch (error) {
      if (!isFailing) warn('lock', error)
      isFailing = true
      return undefined
    }
    if (!turn) {
      turn = new AbortController()
      const { signal } = turn
      if (throughout) continuous = continuous.then(() => throughout(signal)).catch((error) => warn('throughout', error))
    }
    return turn.signal
  }

  return {
    isAtWork: () => lock.isHeld(),
    look: async () => {
      if (isStopped) return
      const stop = await takeTurn()
      if (!stop) return
      for (const [lane, names = []] of lanes) {
        if (running.has(lane)) continue
        running.set(
          lane,
          runLane(names, stop).finally(() => running.delete(lane)),
        )
      }
      await Promise.all(running.values())
    },
    stop: async () => {
      isStopped = true
      endTurn()
      await Promise.all([...running.values(), continuous])
      await lock.release()
    },
  }
}

/** The same, looking at once and every 15 seconds: after the end of another stack its work is taken over within 30. */
export const startBackgroundWork = (options: BackgroundOptions): { stop(): Promise<void> } => {
  const work = makeBackgroundWork(options)
  void work.look()
  const timer = setInterval(() => void work.look(), lookEvery)
  return {
    stop: () => {
      clearInterval(timer)
      return work.stop()
    },
  }
}
