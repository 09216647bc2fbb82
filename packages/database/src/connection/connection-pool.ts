import type { DedicatedConnection } from './dedicated-connection'
import { DatabaseUnavailable, isUnreachable } from './failure'
import { backoffSeconds, connectSeconds } from './settings'

/** How busy a pool is. */
export interface PoolUsage {
  /** Connections that work for somebody. */
  readonly inUse: number
  /** Callers that wait for a connection. */
  readonly waiting: number
  /** Connections that there may be. */
  readonly max: number
}

interface PoolOptions {
  readonly max: number
  /** Milliseconds a transaction may take in all, waiting for a connection included. */
  readonly timeoutMs: number
  /** Milliseconds after which a connection is not used again. */
  readonly lifetimeMs: number
  /** Called when a connection is opened or begins to work; what it returns is called when that is over. */
  readonly wait?: () => (() => void) | undefined
}

const sleep = (seconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, seconds * 1000))

/** Holds at most `max` dedicated connections; each transaction uses one exclusively. */
export class ConnectionPool {
  /** Milliseconds a transaction may take in all, waiting for a connection included. */
  readonly timeoutMs: number
  readonly #open: () => Promise<DedicatedConnection>
  readonly #idle: DedicatedConnection[] = []
  readonly #waiting: (() => void)[] = []
  /** When each connection has lived long enough, by `performance.now`. */
  readonly #endOf = new WeakMap<DedicatedConnection, number>()
  readonly #wait: PoolOptions['wait']
  /** What ends the waiting for each connection that works. */
  readonly #working = new Map<DedicatedConnection, (() => void) | undefined>()
  readonly #max: number
  readonly #lifetimeMs: number
  #free: number
  #isEnded = false

  constructor(open: () => Promise<DedicatedConnection>, { max, timeoutMs, lifetimeMs, wait }: PoolOptions) {
    this.timeoutMs = timeoutMs
    this.#open = open
    this.#max = max
    this.#lifetimeMs = lifetimeMs
    this.#free = max
    this.#wait = wait
  }

  usage(): PoolUsage {
    return { inUse: this.#max - this.#free, waiting: this.#waiting.length, max: this.#max }
  }

  /** An open connection; waits for one until `deadline` (epoch milliseconds), then throws DatabaseUnavailable. */
  async take(deadline: number): Promise<DedicatedConnection> {
    await this.#acquire(deadline)
    const end = this.#wait?.()
    try {
      const connection = this.#takeIdle() ?? (await this.#connect())
      this.#working.set(connection, end)
      return connection
    } catch (error) {
      end?.()
      this.#release()
      throw error
    }
  }

  give(connection: DedicatedConnection): void {
    this.#working.get(connection)?.()
    this.#working.delete(connection)
    if (this.#isEnded || this.#isOld(connection)) void connection.end()
    else if (!connection.isLost()) this.#idle.push(connection)
    this.#release()
  }

  /** Closes idle connections now and the others when they are released. */
  async end(): Promise<void> {
    this.#isEnded = true
    await Promise.all(this.#idle.splice(0).map((connection) => connection.end()))
  }

  #takeIdle(): DedicatedConnection | undefined {
    for (let connection = this.#idle.pop(); connection; connection = this.#idle.pop()) {
      if (connection.isLost()) continue
      if (!this.#isOld(connection)) return connection
      void connection.end()
    }
    return undefined
  }

  /** After a failover, connections may stay with a server that only reads; none of them stays for ever. */
  #isOld(connection: DedicatedConnection): boolean {
    return performance.now() >= (this.#endOf.get(connection) ?? Number.POSITIVE_INFINITY)
  }

  /** A restarting server is back within moments, so the first seconds of an outage are retried. */
  async #connect(): Promise<DedicatedConnection> {
    const deadline = Date.now() + connectSeconds * 1000
    for (let attempt = 0; ; attempt++) {
      try {
        const connection = await this.#open()
        // Not all at once: those opened together would otherwise be opened again together.
        this.#endOf.set(connection, performance.now() + this.#lifetimeMs * (1 - Math.random() / 4))
        return connection
      } catch (error) {
        if (!isUnreachable(error) || Date.now() > deadline) throw error
        await sleep(backoffSeconds(attempt))
      }
    }
  }

  async #acquire(deadline: number): Promise<void> {
    if (this.#isEnded) throw new DatabaseUnavailable('CONNECTION_LOST', 'The connections to the database were ended.')
    if (this.#free > 0) {
      this.#free--
      return
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    this.#waiting.push(resolve)
    const timer = setTimeout(
      () => {
        const index = this.#waiting.indexOf(resolve)
        if (index >= 0) this.#waiting.splice(index, 1)
        reject(new DatabaseUnavailable('CONNECTION_DEADLINE', 'No connection to the database became free in time.'))
      },
      Math.max(0, deadline - Date.now()),
    )
    await promise.finally(() => clearTimeout(timer))
  }

  #release(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#free++
  }
}
