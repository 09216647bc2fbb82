import { makeKeptClient } from '@lernspur/service-kit/kept-client'
import type { AwayStatus } from './refusal'

/** What is needed to forward a call to a service. */
interface Forwarding {
  /** Path of the service's unix socket. */
  readonly socket: string
  /** Path and query as the client sent them. */
  readonly target: string
  readonly headers: Headers
  /** Milliseconds until the answer must begin; its body may then take as long as the client keeps reading. */
  readonly limit: number
  /** The answer may be held as a whole. */
  readonly isWhole: boolean
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

/** Bytes up to which a body is sent as a whole. */
const wholeMax = 256 * 1024

const sendWhole = makeKeptClient().ask

/** Whether request and answer are small. HEAD and bodies of unknown length are left to the other way. */
const isSmall = ({ method, headers, body }: Request): boolean =>
  method !== 'HEAD' && (body === null || Number(headers.get('content-length') ?? Number.POSITIVE_INFINITY) <= wholeMax)

const headersOf = (lines: readonly string[]): Headers => {
  const headers = new Headers()
  for (const line of lines) {
    const colon = line.indexOf(':')
    headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  return headers
}

/** The body of a request, unless it has not come when the signal is aborted. */
const bodyOf = async (request: Request, signal: AbortSignal): Promise<Uint8Array | undefined> => {
  if (request.body === null) return undefined
  const { promise, reject } = Promise.withResolvers<never>()
  signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  return Promise.race([request.bytes(), promise])
}

const forwardWhole = async (request: Request, { socket, target, headers }: Forwarding, signal: AbortSignal) => {
  const { method } = request
  const body = await bodyOf(request, signal)
  const answer = await sendWhole({ unix: socket }, { method, target, headers, ...(body && { body }) }, signal)
  const { status, lines } = answer
  return new Response(answer.body.length > 0 ? answer.body : null, { status, headers: headersOf(lines) })
}

const forwardStreams = ({ method, body }: Request, { socket, target, headers }: Forwarding, signal: AbortSignal) =>
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

/**
 * Forwards a request to a service and returns its answer: a small one as a whole, which costs half as much, the others as
 * streams. Aborts the call in the service when the client disconnects. Throws ServiceUnavailable when no answer begins,
 * ClientDisconnected when the client has disconnected.
 */
export const forward = async (request: Request, forwarding: Forwarding): Promise<Response> => {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), forwarding.limit)
  const send = forwarding.isWhole && isSmall(request) ? forwardWhole : forwardStreams
  try {
    return await send(request, forwarding, AbortSignal.any([request.signal, late.signal]))
  } catch (cause) {
    throw brokenOff(request, cause, late.signal.aborted)
  } finally {
    clearTimeout(timer)
  }
}
