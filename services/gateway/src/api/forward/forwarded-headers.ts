import { streamPersonHeader } from '@lernspur/service-kit/answer/event-stream'
import { sharedNetworkHeader } from '@lernspur/service-kit/share/network'
import { nameTraceIn } from '@lernspur/service-kit/tracing/span'

/** What the gateway knows about a client and passes on to services. */
interface Caller {
  readonly requestId: string
  readonly address: string
  /** Whether many schools share the address (rule stack.9). */
  readonly isShared: boolean
  /** Host and protocol as the browser sees them, as of `http://localhost:3000`. */
  readonly origin: Pick<URL, 'host' | 'protocol'>
}

// RFC 9110, section 7.6.1: hop-by-hop headers. `expect` has been answered by then.
const hopByHop: ReadonlySet<string> = new Set([
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/** Only the gateway may set these; the same headers from a client are dropped. */
const reserved =
  /^(x-forwarded-|x-real-ip$|x-request-id$|x-lernspur-|forwarded$|via$|traceparent$|tracestate$|baggage$)/

/** Valid names of headers; `Headers` throws on anything else. */
const isToken = (name: string): boolean => /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/.test(name)

/** Further hop-by-hop headers named by `Connection`, in lower case; its usual values name none. */
const namedHops = (headers: Headers): string[] => {
  const connection = headers.get('connection')
  if (connection === null || connection === 'keep-alive' || connection === 'close') return []
  return connection.split(',').map((item) => item.trim().toLowerCase())
}

const stripHopByHop = (headers: Headers): void => {
  for (const name of [...hopByHop, ...namedHops(headers).filter(isToken)]) headers.delete(name)
}

/**
 * Headers for the service: the client's without hop-by-hop headers, plus those that the gateway sets. The host is that
 * of the public URL, whatever the client calls it.
 */
export const requestHeaders = (request: Request, caller: Caller): Headers => {
  const named = namedHops(request.headers)
  const headers = new Headers()
  for (const [name, value] of request.headers) {
    if (!hopByHop.has(name) && !reserved.test(name) && !named.includes(name)) headers.append(name, value)
  }
  const { host, protocol } = caller.origin
  headers.set('host', host)
  headers.set('x-forwarded-for', caller.address)
  if (caller.isShared) headers.set(sharedNetworkHeader, '1')
  headers.set('x-forwarded-host', host)
  headers.set('x-forwarded-proto', protocol.slice(0, -1))
  headers.set('x-request-id', caller.requestId)
  nameTraceIn(headers)
  // Otherwise fetch requests compression itself and passes compressed bytes to a client that did not ask for them.
  if (!headers.has('accept-encoding')) headers.set('accept-encoding', 'identity')
  return headers
}

/** Removes hop-by-hop headers, and what only the gateway is told, from a service's response, in place. */
export const cleanAnswerHeaders = (headers: Headers, requestId: string): void => {
  stripHopByHop(headers)
  headers.delete('server')
  headers.delete('x-powered-by')
  headers.delete(streamPersonHeader)
  headers.set('x-request-id', requestId)
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
}
