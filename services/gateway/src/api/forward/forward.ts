import type { AwayStatus } from '../../request/refusal'

/** What is needed to forward a call to a service. */
interface Forwarding {
  /** Path of the service's unix socket. */
  readonly socket: string
  /** Path and query as the client sent them. */
  readonly target: string
  readonly headers: Headers
  /** Milliseconds until the answer must begin; its body may then take as long as the client keeps reading. */
  readonly limit: number
}

/** The service did not answer; `status` is what the client gets. */
export class ServiceUnavailable extends Error {
  constructor(
    readonly status: AwayStatus,
    options: ErrorOptions,
  ) {
    super('The service gave no answer.', options)
  }
}

/** The client has closed the connection. */
export class ClientDisconnected extends Error {}

const noListenerCodes = new Set(['ENOENT', 'ECONNREFUSED', 'FailedToOpenSocket', 'ConnectionRefused'])

const statusOf = (error: unknown, timedOut: boolean): AwayStatus => {
  if (timedOut) return 504
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return noListenerCodes.has(code) ? 503 : 502
}

/** Why a call ended without a whole answer: the client has gone, or else the service. */
export const interruption = (request: Request, cause: unknown, timedOut = false): Error =>
  request.signal.aborted
    ? new ClientDisconnected('The client has gone.', { cause })
    : new ServiceUnavailable(statusOf(cause, timedOut), { cause })

/**
 * Forwards a request to a service and returns its answer; both bodies stream. Aborts the call in the service when the
 * client disconnects. Throws ServiceUnavailable when no answer begins, ClientDisconnected when the client has disconnected.
 */
export const forward = async (request: Request, { socket, target, headers, limit }: Forwarding): Promise<Response> => {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), limit)
  try {
    return await fetch(`http://service${target}`, {
      method: request.method,
      headers,
      body: request.body,
      redirect: 'manual',
      decompress: false,
      keepalive: true,
      timeout: false,
      signal: AbortSignal.any([request.signal, late.signal]),
      unix: socket,
    })
  } catch (cause) {
    throw interruption(request, cause, late.signal.aborted)
  } finally {
    clearTimeout(timer)
  }
}
