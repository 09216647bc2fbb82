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

const sendWhole = makeKeptClient().ask

const headersOf = (lines: readonly string[]): Headers => {
  const headers = new Headers()
  for (const line of lines) {
    const colon = line.indexOf(':')
    headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  return headers
}

type Body = ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer> | null

/**
 * The body of a request as a whole if it came with its head, as small ones do; otherwise as it comes, because a service may
 * refuse the call before its client has sent all of it, or any.
 */
const bodyOf = async ({ body, headers }: Request): Promise<Body> => {
  const length = Number(headers.get('content-length') ?? 0)
  if (body === null || length === 0) return body
  const reader = body.getReader()
  let next: ReturnType<typeof reader.read> | undefined = reader.read()
  const { promise: soon, resolve } = Promise.withResolvers<void>()
  setImmediate(resolve)
  const first = await Promise.race([next, soon])
  if (first?.value?.length === length) return first.value
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const reading = next ?? reader.read()
      next = undefined
      const { done, value } = await reading
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: (reason) => reader.cancel(reason),
  })
}

const forwardWhole = async (
  method: string,
  body: Uint8Array | null,
  { socket, target, headers }: Forwarding,
  signal: AbortSignal,
): Promise<Response> => {
  const answer = await sendWhole({ unix: socket }, { method, target, headers, ...(body && { body }) }, signal)
  const { status, lines } = answer
  return new Response(answer.body.length > 0 ? answer.body : null, { status, headers: headersOf(lines) })
}

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
