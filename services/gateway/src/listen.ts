import { rmSync } from 'node:fs'
import { StartProblem } from '@lernspur/service-kit/process/start-problem'
import { timeLimits } from './api/time-limit'
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
/** Milliseconds that running requests may take when everything ends. */
const drainTimeoutMs = 4_000
/** The same for a replaced process, which nobody waits for: as long as the longest call may take, and some more. */
const lingerMs = timeLimits.file + 10_000

/**
 * Turns of the event loop before a server is stopped. Stopping resets each connection whose request has not been read
 * yet, and while others had the processor some have come: of forty replaced gateways that were asked without a pause,
 * 22 reset one without these turns, and two with them. A page asks again then, and so does a proxy.
 */
const turnsBeforeStop = 5

const readWhatHasCome = async (): Promise<void> => {
  for (let turn = 0; turn < turnsBeforeStop; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve))
}

/** Milliseconds for what is done last. */
const lastWorkMs = 1_000

type Answer = (request: Request, server: Bun.Server<undefined>) => Promise<Response>

/** Set once this process is about to end: replaced by another one, or because everything ends. */
export const leaving = new AbortController()

/**
 * A replaced process keeps answering and asks each client to connect again, until it is told to end. Then it drains
 * running requests and ends; the drain is limited because clients may read slowly, and to less once it is told again.
 */
const endOnSignal = (servers: readonly Bun.Server<undefined>[], onEnd: () => Promise<void>): void => {
  let limit = drainTimeoutMs
  let stopped: Promise<unknown> | undefined
  const end = async () => {
    leaving.abort()
    if (stopped) limit = drainTimeoutMs
    stopped ??= readWhatHasCome().then(() => Promise.all(servers.map((server) => server.stop())))
    await Promise.race([stopped, Bun.sleep(limit)])
    await Promise.race([onEnd().catch(() => undefined), Bun.sleep(lastWorkMs)])
    process.exit(0)
  }
  process.once('SIGUSR2', () => {
    limit = lingerMs
    leaving.abort()
  })
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
}

/** Milliseconds between two looks at whether a process is ready. */
const pause = 40
/** Milliseconds after which the port is opened all the same: whoever started this process has given it up by then. */
const openWithin = 45_000

const answersWell = async (unix: string, path: string): Promise<boolean> => {
  try {
    return (await fetch(`http://gateway${path}`, { unix, keepalive: false, signal: AbortSignal.timeout(3_000) })).ok
  } catch {
    return false
  }
}

/** Waits until the process answers that path well, on a socket that nobody else knows. */
const untilReady = async (path: string, socket: string, serveOn: (unix: string) => Bun.Server<undefined>) => {
  const unix = `${socket}.try`
  const server = serveOn(unix)
  const deadline = performance.now() + openWithin
  while (!(await answersWell(unix, path)) && performance.now() < deadline) await Bun.sleep(pause)
  await server.stop(true)
  rmSync(unix, { force: true })
}

type ListenOptions = Pick<GatewayConfig, 'port' | 'hostname' | 'socket' | 'openAfter'>

/**
 * Listens on the address, shared with its successor while there are two, and then on its own socket, until told to end.
 * A successor first becomes ready (`openAfter`), because the system gives each of the two connections from the moment
 * that it opens the port. Throws a StartProblem when the port cannot be opened.
 */
export const listen = async (
  answer: Answer,
  { port, hostname, socket, openAfter }: ListenOptions,
  /** What only this computer's own processes may ask for, on the socket; undefined for what is none of that. */
  internal: (request: Request) => Promise<Response> | undefined = () => undefined,
  /** What is done last, once nothing is answered any more. */
  onEnd: () => Promise<void> = async () => undefined,
): Promise<void> => {
  const options = {
    maxRequestBodySize: largestBody,
    // Otherwise Bun would show uncaught errors to the browser, with source code.
    development: false,
    error: () => refuse('UNKNOWN', 'de', Bun.randomUUIDv7()),
    fetch: answer,
  } as const
  const serveOn = (unix: string) =>
    Bun.serve({
      unix,
      ...options,
      fetch: (request: Request, server: Bun.Server<undefined>) => internal(request) ?? answer(request, server),
    })
  if (openAfter !== undefined && socket !== undefined) await untilReady(openAfter, socket, serveOn)
  try {
    const open = Bun.serve({
      port,
      ...(hostname !== undefined && { hostname }),
      reusePort: true,
      idleTimeout: idleSeconds,
      ...options,
    })
    endOnSignal([open, ...(socket === undefined ? [] : [serveOn(socket)])], onEnd)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartProblem(`The gateway cannot listen on port ${port}: ${reason}`)
  }
}
