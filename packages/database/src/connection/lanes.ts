import { DatabaseUnavailable, isAway } from './failure'
import type { Lane } from './lane'
import { backoffSeconds, connectSeconds } from './settings'

const sleep = (seconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, seconds * 1000))

/** Keeps at most `max` lanes; every transaction has one to itself. */
export class Lanes {
  /** Milliseconds a transaction may take in all, waiting for a lane included. */
  readonly patience: number
  readonly #open: () => Promise<Lane>
  readonly #idle: Lane[] = []
  readonly #waiting: (() => void)[] = []
  #free: number
  #isEnded = false

  constructor(open: () => Promise<Lane>, { max, patience }: { max: number; patience: number }) {
    this.patience = patience
    this.#open = open
    this.#free = max
  }

  /** A connected lane; waits for one until `deadline` (epoch milliseconds), then throws DatabaseUnavailable. */
  async take(deadline: number): Promise<Lane> {
    await this.#takePlace(deadline)
    try {
      return this.#takeIdle() ?? (await this.#connect())
    } catch (error) {
      this.#givePlace()
      throw error
    }
  }

  give(lane: Lane): void {
    if (this.#isEnded) void lane.end()
    else if (!lane.isLost()) this.#idle.push(lane)
    this.#givePlace()
  }

  /** Ends idle lanes now and the others when they are given back. */
  async end(): Promise<void> {
    this.#isEnded = true
    await Promise.all(this.#idle.splice(0).map((lane) => lane.end()))
  }

  #takeIdle(): Lane | undefined {
    for (let lane = this.#idle.pop(); lane; lane = this.#idle.pop()) if (!lane.isLost()) return lane
    return undefined
  }

  /** A server that restarts is back within moments, so the first seconds of an outage are waited out. */
  async #connect(): Promise<Lane> {
    const patience = Date.now() + connectSeconds * 1000
    for (let attempt = 0; ; attempt++) {
      try {
        return await this.#open()
      } catch (error) {
        if (!isAway(error) || Date.now() > patience) throw error
        await sleep(backoffSeconds(attempt))
      }
    }
  }

  async #takePlace(deadline: number): Promise<void> {
    if (this.#isEnded) throw new DatabaseUnavailable('CONNECTION_LOST', 'The connections to the database were ended.')
    if (this.#free > 0) {
      this.#free--
      return
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    this.#waiting.push(resolve)
    const timer = setTimeout(
      () => {
        const place = this.#waiting.indexOf(resolve)
        if (place >= 0) this.#waiting.splice(place, 1)
        reject(new DatabaseUnavailable('CONNECTION_DEADLINE', 'No connection to the database became free in time.'))
      },
      Math.max(0, deadline - Date.now()),
    )
    await promise.finally(() => clearTimeout(timer))
  }

  #givePlace(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#free++
  }
}
