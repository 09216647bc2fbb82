import { StartProblem } from '@lernspur/service-kit/process/start'
import type { GatewayConfig } from './gateway-config'
import { refuse } from './request/refusal'

/**
 * Seconds without a byte after which a connection is closed, unless a call asks for more. Longer than the usual 60 of
 * proxies: if the gateway closed first, the proxy's next request would meet a closed connection.
 */
const idleSeconds = 75
/**
 * Bytes. Bodies are streamed and calls limit them further; a larger Content-Length is rejected before the body is read.
 */
const largestBody = 1024 * 1024 * 1024
/** Milliseconds that running requests may take during shutdown. */
const drainTimeoutMs = 4_000

type Answer = (request: Request, server: Bun.Server<undefined>) => Promise<Response>

/** Set once this process is about to end: replaced by another one, or because everything ends. */
export const leaving = new AbortController()

/**
 * A replaced process keeps answering and asks each client to connect again, until it is told to end. Then it drains
 * running requests and ends; the drain is limited because clients may read slowly.
 */
const endOnSignal = (servers: readonly Bun.Server<undefined>[]): void => {
  const end = async () => {
    leaving.abort()
    await Promise.race([Promise.all(servers.map((server) => server.stop())), Bun.sleep(drainTimeoutMs)])
    process.exit(0)
  }
  process.once('SIGUSR2', () => leaving.abort())
  process.once('SIGTERM', end)
  process.once('SIGINT', end)
}

type ListenOptions = Pick<GatewayConfig, 'port' | 'hostname' | 'socket'>

/**
 * Listens on the address, shared with its successor while there are two, and on its own socket, until told to end.
 * Throws a StartProblem when the port cannot be opened.
 */
export const listen = (answer: Answer, { port, hostname, socket }: ListenOptions): void => {
  const options = {
    maxRequestBodySize: largestBody,
    // Otherwise Bun would show uncaught errors to the browser, with source code.
    development: false,
    error: () => refuse('UNKNOWN', 'de', Bun.randomUUIDv7()),
    fetch: answer,
  } as const
  try {
    const open = Bun.serve({
      port,
      ...(hostname !== undefined && { hostname }),
      reusePort: true,
      idleTimeout: idleSeconds,
      ...options,
    })
    endOnSignal([open, ...(socket === undefined ? [] : [Bun.serve({ unix: socket, ...options })])])
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartProblem(`The gateway cannot listen on port ${port}: ${reason}`)
  }
}
