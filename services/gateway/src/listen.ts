import { StartProblem } from '@lernspur/service-kit/start'

/**
 * Seconds without a byte after which a connection is closed, unless a call asks for more. Longer than the 60 that
 * proxies usually keep one: whoever closes first should be the client, or its next call meets a closed connection.
 */
const idleSeconds = 75
/** Bytes. Bodies pass as streams and calls take far less; what is said to be longer is refused before it is read. */
const largestBody = 1024 * 1024 * 1024
/** Milliseconds that running answers may take when the gateway is asked to end. */
const drainPatience = 4_000

type Answer = (request: Request, server: Bun.Server<undefined>) => Promise<Response>

/** Ends running answers in peace, then the process; event streams never end by themselves, so not for ever. */
const endOnSignal = (server: Bun.Server<undefined>): void => {
  const end = async () => {
    await Promise.race([server.stop(), Bun.sleep(drainPatience)])
    process.exit(0)
  }
  process.once('SIGTERM', end)
  process.once('SIGINT', end)
}

/** Listens on the port until asked to end. Throws a sentence when the port cannot be had. */
export const listen = (answer: Answer, port: number): void => {
  try {
    const server = Bun.serve({
      port,
      idleTimeout: idleSeconds,
      maxRequestBodySize: largestBody,
      // Otherwise what nobody caught would be shown to the browser, with the source around it.
      development: false,
      fetch: answer,
    })
    endOnSignal(server)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartProblem(`The gateway cannot listen on port ${port}: ${reason}`)
  }
}
