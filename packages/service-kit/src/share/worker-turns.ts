import { type QueueName, watchQueue } from '../metric/queue-metrics'
import type { Actor } from '../session/actor'
import { tooMany } from './fair-share'

/** Whose job it is. */
export type Requester = Pick<Actor, 'tenantId' | 'userId'>

/** How many jobs the workers take. */
export interface TurnLimits {
  /** By which they are seen from outside; not at all without it. */
  readonly name?: QueueName
  /** Jobs that run at the same time. */
  readonly running: number
  /** Those of them that belong to one school. */
  readonly runningOfSchool: number
  /** Jobs of one person that wait; one more is refused. */
  readonly waitingOfPerson: number
}

export interface WorkerTurns {
  /**
   * Runs a job when it is its requester's turn. TOO_MANY_REQUESTS, before anything runs but a second late, when too many
   * jobs of the person wait already; rejects with the reason of `signal` when it is aborted before the job has begun.
   */
  run<T>(requester: Requester, job: () => Promise<T>, signal?: AbortSignal): Promise<T>
}

/** Waiting starts by school and person. Whoever comes first in a map is served next and then goes to its end. */
type Waiting = Map<string, Map<string, Set<() => void>>>

/** Milliseconds before a refusal. */
const refusalMs = 1_000

const remove = (waiting: Waiting, { tenantId, userId }: Requester, start: () => void): boolean => {
  const school = waiting.get(tenantId)
  const jobs = school?.get(userId)
  const isRemoved = jobs?.delete(start) ?? false
  if (jobs?.size === 0) school?.delete(userId)
  if (school?.size === 0) waiting.delete(tenantId)
  return isRemoved
}

const moveToEnd = <Value>(map: Map<string, Value>, key: string): void => {
  const value = map.get(key)
  if (value === undefined) return
  map.delete(key)
  map.set(key, value)
}

/**
 * Turns at workers of which a process has few, such as those that draw documents or read files (rule call.10): first the
 * schools take turns, then the people of a school, so that nobody's jobs hold up those of other people and schools for
 * longer than the jobs that run already.
 */
export const makeWorkerTurns = (limits: TurnLimits): WorkerTurns => {
  const waiting: Waiting = new Map()
  const runningOf = new Map<string, number>()
  let running = 0

  const mayRun = (tenantId: string): boolean =>
    running < limits.running && (runningOf.get(tenantId) ?? 0) < limits.runningOfSchool

  const startNext = (): void => {
    const [tenantId, school] = [...waiting].find(([id]) => mayRun(id)) ?? []
    const [userId, jobs] = [...(school ?? [])][0] ?? []
    const [start] = jobs ?? []
    if (tenantId === undefined || school === undefined || userId === undefined || !start) return
    remove(waiting, { tenantId, userId }, start)
    moveToEnd(school, userId)
    moveToEnd(waiting, tenantId)
    start()
  }

  const begin = (tenantId: string): void => {
    running += 1
    runningOf.set(tenantId, (runningOf.get(tenantId) ?? 0) + 1)
  }

  const end = (tenantId: string): void => {
    running -= 1
    const left = (runningOf.get(tenantId) ?? 1) - 1
    if (left > 0) runningOf.set(tenantId, left)
    else runningOf.delete(tenantId)
    startNext()
  }

  const waitForTurn = async (requester: Requester, signal: AbortSignal | undefined): Promise<void> => {
    const { tenantId, userId } = requester
    if ((waiting.get(tenantId)?.get(userId)?.size ?? 0) >= limits.waitingOfPerson) {
      // Whoever sends a large file again at once, without reading when to come back, would cost more than the job.
      await Bun.sleep(refusalMs)
      throw tooMany()
    }
    const school = waiting.get(tenantId) ?? new Map<string, Set<() => void>>()
    const jobs = school.get(userId) ?? new Set<() => void>()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const start = (): void => {
      begin(tenantId)
      resolve()
    }
    const giveUp = (): void => {
      if (remove(waiting, requester, start)) reject(signal?.reason)
    }
    signal?.addEventListener('abort', giveUp)
    jobs.add(start)
    school.set(userId, jobs)
    waiting.set(tenantId, school)
    await promise.finally(() => signal?.removeEventListener('abort', giveUp))
  }

  const { name } = limits
  if (name !== undefined) {
    watchQueue(name, () => ({
      running,
      waiting: [...waiting.values()]
        .flatMap((school) => [...school.values()])
        .reduce((sum, jobs) => sum + jobs.size, 0),
    }))
  }

  return {
    run: async (requester, job, signal) => {
      signal?.throwIfAborted()
      if (mayRun(requester.tenantId)) begin(requester.tenantId)
      else await waitForTurn(requester, signal)
      try {
        return await job()
      } finally {
        end(requester.tenantId)
      }
    },
  }
}
