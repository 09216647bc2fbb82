import type { AwayStatus } from '../refusal'
import { forwardWhole } from './forward-whole'
import type { Forwarding } from './forwarding'
import { type Body, bodyOf } from './request-body'

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

const nobodyListens = new Set(['ENOENT', 'ECONNREFUSED', 'FailedToOpenSocket', 'ConnectionRefused'])

const statusOf = (error: unknown, timedOut: boolean): AwayStatus => {
  if (timedOut) return 504
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return nobodyListens.has(code) ? 503 : 502
}

/** What the end of a call without a whole answer means: the client has gone, or else the service. */
export const brokenOff = (request: Request, cause: unknown, timedOut = false): Error =>
  request.signal.aborted
    ? new ClientDisconnected('The client has gone.', { cause })
    : new ServiceUnavailable(statusOf(cause, timedOut), { cause })

const forwardStreams = (method: string, body: Body, { socket, target, headers }: Forwarding, signal: AbortSignal) =>
  fetch(`http://service${target}`, {
    method,
    headers,
    body,
    redirect: 'manual',
    decompress: false,
    keepalive: true,
    timeout: false,
    signal,
    unix: socket,
  })

const send = async (request: Request, forwarding: Forwarding, signal: AbortSignal): Promise<Response> => {
  const { method } = request
  // What HEAD is answered with has a length and no body.
  if (!forwarding.isWhole || method === 'HEAD') return forwardStreams(method, request.body, forwarding, signal)
  const body = await bodyOf(request)
  return body instanceof ReadableStream
    ? forwardStreams(method, body, forwarding, signal)
    : forwardWhole(method, body, forwarding, signal)
}

/**
 * Forwards a request to a service and returns its answer: a small one as a whole, which costs half as much, the others as
 * streams. Aborts the call in the service when the client disconnects. Throws ServiceUnavailable when no answer begins,
 * ClientDisconnected when the client has disconnected.
 */
export const forward = async (request: Request, forwarding: Forwarding): Promise<Response> => {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), forwarding.limit)
  try {
    return await send(request, forwarding, AbortSignal.any([request.signal, late.signal]))
  } catch (cause) {
    throw brokenOff(request, cause, late.signal.aborted)
  } finally {
    clearTimeout(timer)
  }
}
