import { connect as connectSocket, type Socket } from 'node:net'
import { Duplex } from 'node:stream'
import postgres from 'postgres'
import type { Address, ServerName } from './address'
import { codeOf, isUnreachable } from './failure'
import { backoffSeconds, clientOptions, connectSeconds } from './settings'

const failure = (code: string, message: string): Error => Object.assign(new Error(message), { code })

/** Waits for the connection, because an error before the client library listens would end the process. */
export const openSocket = async (connectTo: () => Socket): Promise<Socket> => {
  const { promise, resolve, reject } = Promise.withResolvers<Socket>()
  const socket = connectTo()
  socket.once('connect', () => resolve(socket))
  socket.once('error', reject)
  const timer = setTimeout(() => {
    socket.destroy()
    reject(failure('CONNECT_TIMEOUT', 'The database did not take the connection in time.'))
  }, connectSeconds * 1000)
  return promise.finally(() => clearTimeout(timer))
}

/** The client library reads the name back when it verifies the server's certificate. */
export const socketTo = ({ host, port }: ServerName): Socket => Object.assign(connectSocket(port, host), { host })

/** Milliseconds for which the server that was found is taken for the one that writes. */
const freshMs = 1_000
/** Milliseconds that a statement waits before all servers are asked whether another server writes by now. */
const slowAfterMs = 1_500
const lookEvery = 500
/** Milliseconds that a server may be slower than the one that answered first. */
const silentMs = 1_000

/** Code of the error when all servers answer and none writes, as while a failover is under way. */
export const noneWrites = 'CONNECT_NONE_WRITES'

const readsOnly = async (address: Address, { host, port }: ServerName): Promise<boolean> => {
  const sql = postgres(address.url, {
    // A pooler may stand before the server.
    ...clientOptions({ isPooled: true }, { name: 'look', max: 1, statementTimeout: 0 }),
    host,
    port,
    fetch_types: false,
  })
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => reject(failure('CONNECT_TIMEOUT', 'The database did not answer in time.')),
    connectSeconds * 1000,
  )
  try {
    const requested = sql.unsafe(
      "select pg_is_in_recovery() or current_setting('default_transaction_read_only')::boolean as no_writes",
    )
    const [row] = await Promise.race([requested, late])
    return row?.noWrites !== false
  } finally {
    clearTimeout(timer)
    void sql.end({ timeout: 0 })
  }
}

/**
 * Of the servers that an address names, the one that takes writes: all are asked, and the first one that writes is
 * connected to. Once another one writes, connections to the former are closed, which may be silent and not gone (rule
 * stack.11).
 */
class WritingServer {
  readonly #address: Address
  readonly #servers: readonly ServerName[]
  readonly #sockets = new Map<Socket, ServerName>()
  readonly #waiting = new Set<{ readonly since: number }>()
  #found: { readonly server: ServerName; readonly at: number } | undefined
  #looking: Promise<ServerName> | undefined
  #timer: ReturnType<typeof setInterval> | undefined

  constructor(address: Address, servers: readonly ServerName[]) {
    this.#address = address
    this.#servers = servers
  }

  /** A connected socket to the server that writes; within the first seconds of an outage it is looked for again. */
  async open(): Promise<Socket> {
    const deadline = Date.now() + connectSeconds * 1000
    for (let attempt = 0; ; attempt++) {
      try {
        const server = await this.#find()
        const socket = await openSocket(() => socketTo(server))
        this.#sockets.set(socket, server)
        socket.once('close', () => this.#sockets.delete(socket))
        return socket
      } catch (error) {
        this.#found = undefined
        if (!isUnreachable(error) || Date.now() > deadline) throw error
        await new Promise((resolve) => setTimeout(resolve, backoffSeconds(attempt) * 1000))
      }
    }
  }

  /** Called when somebody begins to wait for an answer; what it returns is called when that is over. */
  wait(): () => void {
    const one = { since: performance.now() }
    this.#waiting.add(one)
    this.#timer ??= setInterval(() => this.#lookForWaiting(), lookEvery)
    return () => {
      this.#waiting.delete(one)
      if (this.#waiting.size > 0) return
      clearInterval(this.#timer)
      this.#timer = undefined
    }
  }

  #lookForWaiting(): void {
    const now = performance.now()
    if ([...this.#waiting].some(({ since }) => now - since > slowAfterMs)) this.#find().catch(() => undefined)
  }

  #find(): Promise<ServerName> {
    const found = this.#found
    if (found && performance.now() - found.at < freshMs) return Promise.resolve(found.server)
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined
    })
    return this.#looking
  }

  async #look(): Promise<ServerName> {
    const requested = this.#servers.map(async (server) => {
      if (await readsOnly(this.#address, server)) throw failure(noneWrites, 'The server takes no writes.')
      return server
    })
    const server = await Promise.any(requested).catch(({ errors }: AggregateError) => {
      // A refused password is told rather than a server that is away.
      const refused = errors.find((error) => !isUnreachable(error))
      throw refused ?? errors.find((error) => codeOf(error) === noneWrites) ?? errors[0]
    })
    this.#found = { server, at: performance.now() }
    this.#servers.forEach((other, index) => void this.#closeUnlessWriting(other, requested[index]))
    return server
  }

  /** Several may lead to the server that writes, as poolers do; one that does not say so in time is silent. */
  async #closeUnlessWriting(server: ServerName, writes: Promise<ServerName> | undefined): Promise<void> {
    const silent = new Promise<never>((_, reject) => setTimeout(reject, silentMs))
    try {
      await Promise.race([writes, silent])
    } catch {
      for (const [socket, to] of this.#sockets) if (to === server) socket.destroy()
    }
  }
}

const known = new Map<string, WritingServer>()

/** The search among the servers of an address, one for the process; undefined where it names a single one. */
export const writingServer = (address: Address): WritingServer | undefined => {
  const { servers, url } = address
  if (!servers) return undefined
  const key = JSON.stringify([url, servers])
  const found = known.get(key) ?? new WritingServer(address, servers)
  known.set(key, found)
  return found
}

/** Fails as soon as the client library listens; without it, it would keep a connection that never opened for ever. */
const failed = (error: unknown): Duplex => {
  const stream = new Duplex({ read: () => {}, write: (_chunk, _encoding, done) => done() })
  setImmediate(() => stream.destroy(error instanceof Error ? error : new Error(String(error))))
  return stream
}

/** The option of the client library that connects a pool to the server that writes; none for a single server. */
export const socketOption = (address: Address): { readonly socket?: () => Promise<Duplex> } => {
  const writing = writingServer(address)
  return writing ? { socket: () => writing.open().catch(failed) } : {}
}
