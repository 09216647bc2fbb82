/** Milliseconds after which about a third of the usage still counts. */
const memoryMs = 10_000

/** The work of the database for one call. */
export interface UsageMeter {
  /** Called when a connection begins to work; what it returns ends that. */
  begin(): () => void
}

interface RunningCall extends UsageMeter {
  /** Milliseconds so far. */
  cost(): number
}

const runningCall = (now: () => number): RunningCall => {
  const startedWork = new Set<{ readonly at: number }>()
  let done = 0
  return {
    begin: () => {
      const work = { at: now() }
      startedWork.add(work)
      return () => {
        if (startedWork.delete(work)) done += now() - work.at
      }
    },
    cost: () => [...startedWork].reduce((sum, { at }) => sum + now() - at, done),
  }
}

/**
 * What a caller has used of the database lately, and is likely to use next: as much as its last calls. So costly calls
 * count from their start, not from their end.
 */
export class Usage {
  readonly #now: () => number
  readonly #running = new Set<RunningCall>()
  #spent = 0
  #typicalMs = 0
  #at: number

  constructor(now: () => number) {
    this.#now = now
    this.#at = now()
  }

  get running(): number {
    return this.#running.size
  }

  /** Milliseconds that count against the caller if one more call runs. */
  costWithOneMore(): number {
    const runningCost = [...this.#running].reduce((sum, call) => sum + Math.max(call.cost(), this.#typicalMs), 0)
    return this.#remembered() + runningCost + this.#typicalMs
  }

  /** Milliseconds that one call of the caller takes: of the last ones, or of the longest that is running. */
  costOfOneCall(): number {
    return Math.max(this.#typicalMs, ...[...this.#running].map((call) => call.cost()))
  }

  /** Milliseconds since the caller last finished a call. */
  idle(): number {
    return this.#now() - this.#at
  }

  start(): { readonly spending: UsageMeter; readonly end: () => void } {
    const call = runningCall(this.#now)
    this.#running.add(call)
    return {
      spending: call,
      end: () => {
        this.#running.delete(call)
        const cost = call.cost()
        this.#spent = this.#remembered() + cost
        this.#typicalMs = (this.#typicalMs + cost) / 2
        this.#at = this.#now()
      },
    }
  }

  #remembered(): number {
    return this.#spent * Math.exp((this.#at - this.#now()) / memoryMs)
  }
}
