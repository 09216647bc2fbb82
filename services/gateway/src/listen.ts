import { StartProblem } from '@lernspur/service-kit/start'
import { refuse } from './api/refusal'
import type { GatewayConfig } from './gateway-config'

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

/**
 * Drains running requests, then ends the process; the drain is limited because event streams never end by themselves.
 */
const endOnSignal = (server: Bun.Server<undefined>): void => {
  const end = async () => {
    await Promise.race([server.stop(), Bun.sleep(drainTimeoutMs)])
    process.exit(0)
  }
  process.once('SIGTERM', end)
  process.once('SIGINT', end)
}

/** Listens on the address until asked to end. Throws a StartProblem when the port cannot be opened. */
export const listen = (answer: Answer, { port, hostname }: Pick<GatewayConfig, 'port' | 'hostname'>): void => {
  try {
    const server = Bun.serve({
      port,
      ...(hostname !== undefined && { hostname }),
      idleTimeout: idleSeconds,
      maxRequestBodySize: largestBody,
      // Otherwise Bun would show uncaught errors to the browser, with source code.
      development: false,
      error: () => refuse('UNKNOWN', 'de', Bun.randomUUIDv7()),
      fetch: answer,
    })
    endOnSignal(server)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartProblem(`The gateway cannot listen on port ${port}: ${reason}`)
  }
}
