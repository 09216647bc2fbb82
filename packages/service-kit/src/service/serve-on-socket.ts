import { existsSync, unlinkSync } from 'node:fs'
import { failure } from '../answer/answer'
import { ApiError } from '../call/api-error'
import { requestBytesMax } from '../input/body'
import { watchProcess } from '../metric/process-metrics'
import { type ServiceConfig, socketPath } from '../process/config'
import { endOnStray } from '../process/end-on-stray'
import { defaultLogger } from '../process/log'
import { StartProblem } from '../process/start-problem'
import type { Service } from './service'

/**
 * Seconds without a byte after which a connection is closed, which also limits a handler. Bun's types know it for ports
 * only, but without it sockets are limited to 10 s as well.
 */
const connectionOptions: object = { idleTimeout: 60 }
/** Milliseconds that running requests may take during shutdown. */
const drainTimeoutMs = 8000

const isAlive = async (path: string): Promise<boolean> => {
  try {
    const socket = await Bun.connect({ unix: path, socket: { data: () => undefined } })
    socket.end()
    return true
  } catch {
    return false
  }
}

/** A killed process leaves its socket file behind; only the socket of a running one must be kept. */
const clearSocket = async (path: string): Promise<void> => {
  if (!existsSync(path)) return
  if (await isAlive(path)) throw new StartProblem(`Another process already listens on ${path}.`)
  unlinkSync(path)
}

/**
 * Listens on the service's unix socket until SIGTERM or SIGINT, then finishes running requests, tells listeners of what
 * they changed, and ends the process.
 * `beforeEnd` finishes background work.
 */
export const serveOnSocket = async (
  service: Service,
  config: ServiceConfig,
  beforeEnd: () => Promise<void> = async () => undefined,
): Promise<void> => {
  const unix = config.socket ?? socketPath(config.runDir, service.name)
  await clearSocket(unix)
  endOnStray(service.name, defaultLogger(config.mode))
  watchProcess()
  const server = Bun.serve({
    unix,
    fetch: (request) => service.fetch(request),
    maxRequestBodySize: requestBytesMax,
    // Otherwise Bun would answer an uncaught error with a page that shows source code.
    development: false,
    error: () => failure(new ApiError('UNKNOWN'), 'de'),
    ...connectionOptions,
  })
  const end = async (): Promise<void> => {
    service.drain()
    const finish = async (): Promise<void> => {
      await Promise.all([server.stop(), beforeEnd()])
      await service.flushMessages()
    }
    await Promise.race([finish(), Bun.sleep(drainTimeoutMs)])
    await service.db.end({ timeout: 1 })
    process.exit(0)
  }
  process.once('SIGTERM', end)
  process.once('SIGINT', end)
}
