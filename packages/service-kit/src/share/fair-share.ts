import { ApiError } from '../call/api-error'
import type { Caller } from './caller'
import { type ShareLimits, type ShareRules, shareRules } from './share-limits'
import { Usage, type UsageMeter } from './usage'

export interface FairShare {
  /**
   * Runs `work` when it is its caller's turn. TOO_MANY_REQUESTS, before anything runs, when too many calls of the
   * caller wait already, or this one has waited too long. `signal` takes the call out of the queue.
   */
  run<T>(caller: Caller, signal: AbortSignal, work: (spending: UsageMeter) => Promise<T>): Promise<T>
}

interface Queue {
  readonly limits: ShareLimits
  readonly usage: Usage
  /** Starts of the waiting calls. */
  readonly waiting: Set<() => void>
}

/** A running call. */
interface Turn {
  readonly spending: UsageMeter
  readonly end: () => void
}

/** Seconds after which a refused call may be tried again. */
const retryAfterSeconds = 2
/** Callers remembered before idle ones are forgotten, and milliseconds after which one is idle. */
const rememberedMax = 1_000
const idleMs = 60_000
/** Milliseconds after a call for which its caller counts as present. */
const presenceMs = 5_000

/** The refusal of a call that is beyond its caller's share. */
export const tooMany = (): ApiError => new ApiError('TOO_MANY_REQUESTS', undefined, { retryAfter: retryAfterSeconds })

/**
 * Divides a service among its callers, so that nobody's calls hold up everybody else's (rule call.10). Each caller has
 * few calls running and a queue of its own. A caller who has used much of the database by costly calls is slow: all
 * slow callers take turns in a narrow lane, which leaves connections and processors to the others.
 *
 * How many calls run is about this process, and each has its own connections; how many a caller may have at all is divided
 * among the stacks that there are, so that a second one does not double it (rule stack.1).
 */
export const makeFairShare = (
  rules: ShareRules = shareRules,
  now: () => number = () => performance.now(),
  stacks: () => number = () => 1,
): FairShare => {
  const queues = new Map<string, Queue>()
  let running = 0
  let slow = 0
  let lastNormalCallAt = Number.NEGATIVE_INFINITY

  const evictIdle = (): void => {
    for (const [key, { usage, waiting }] of queues) {
      if (usage.running === 0 && waiting.size === 0 && usage.idle() > idleMs) queues.delete(key)
    }
  }

  const queueOf = ({ key, kind }: Caller): Queue => {
    const known = queues.get(key)
    if (known) return known
    if (queues.size >= rememberedMax) evictIdle()
    const queue = { limits: rules[kind], usage: new Usage(now), waiting: new Set<() => void>() }
    queues.set(key, queue)
    return queue
  }

  const isSlow = ({ usage }: Queue): boolean =>
    usage.costOfOneCall() > rules.costly && usage.costWithOneMore() > rules.allowance

  /** With nobody else present, slow callers may use as much as a crowd. */
  const laneWidth = (): number => (now() - lastNormalCallAt < presenceMs ? rules.slow : rules.crowded)

  const mayRun = (queue: Queue): boolean => {
    const { usage, limits } = queue
    if (usage.running >= limits.running) return false
    if (usage.running > 0 && running >= rules.crowded) return false
    return !isSlow(queue) || slow < laneWidth()
  }

  const begin = (queue: Queue): Turn => {
    const inLane = isSlow(queue)
    const { spending, end } = queue.usage.start()
    running += 1
    if (inLane) slow += 1
    else lastNormalCallAt = now()
    return {
      spending,
      end: () => {
        end()
        running -= 1
        if (inLane) slow -= 1
        while (admitOnce());
      },
    }
  }

  /**
   * Starts a waiting call of each caller who may have one; callers who got one go to the end. True when any was
   * started.
   */
  const admitOnce = (): boolean => {
    let admitted = false
    for (const [key, queue] of [...queues]) {
      const [turn] = queue.waiting
      if (!turn || !mayRun(queue)) continue
      queues.delete(key)
      queues.set(key, queue)
      queue.waiting.delete(turn)
      turn()
      admitted = true
    }
    return admitted
  }

  const waitingMax = ({ running: most, waiting }: ShareLimits): number =>
    Math.max(0, Math.floor((most + waiting) / stacks()) - most)

  const waitForTurn = (queue: Queue, signal: AbortSignal): Promise<Turn> => {
    if (queue.waiting.size >= waitingMax(queue.limits) || signal.aborted) throw tooMany()
    const { promise, resolve, reject } = Promise.withResolvers<Turn>()
    const turn = (): void => resolve(begin(queue))
    const giveUp = (): void => {
      if (queue.waiting.delete(turn)) reject(tooMany())
    }
    const timer = setTimeout(giveUp, rules.timeout)
    signal.addEventListener('abort', giveUp)
    queue.waiting.add(turn)
    return promise.finally(() => {
      clearTimeout(timer)
      signal.removeEventListener('abort', giveUp)
    })
  }

  return {
    run: async (caller, signal, work) => {
      const queue = queueOf(caller)
      const isFree = queue.waiting.size === 0 && mayRun(queue)
      const { spending, end } = isFree ? begin(queue) : await waitForTurn(queue, signal)
      try {
        return await work(spending)
      } finally {
        end()
      }
    },
  }
}
