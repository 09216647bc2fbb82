/** What the gateway knows about a caller and tells the services. */
interface Caller {
  readonly requestId: string
  readonly address: string
  /** Origin that the browser sees, as `http://localhost:3000`. */
  readonly publicUrl: string
}

// RFC 9110, section 7.6.1: these belong to one connection. `expect` has been answered by then.
const hopByHop = [
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
]

/** Only the gateway may say who calls: the same names sent by a client are dropped. */
const reserved = /^(x-forwarded-|x-real-ip$|x-request-id$|x-lernspur-|forwarded$|via$)/

const stripHopByHop = (headers: Headers): void => {
  const named = headers.get('connection')?.toLowerCase().split(',') ?? []
  for (const name of [...hopByHop, ...named.map((item) => item.trim())]) {
    if (name) headers.delete(name)
  }
}

/** Headers for the service: those of the client without connection headers, with the gateway's own word on who calls. */
export const requestHeaders = (request: Request, caller: Caller): Headers => {
  const headers = new Headers(request.headers)
  stripHopByHop(headers)
  for (const name of [...headers.keys()]) {
    if (reserved.test(name)) headers.delete(name)
  }
  const origin = new URL(caller.publicUrl)
  headers.set('x-forwarded-for', caller.address)
  headers.set('x-forwarded-host', origin.host)
  headers.set('x-forwarded-proto', origin.protocol.slice(0, -1))
  headers.set('x-request-id', caller.requestId)
  // Without it fetch asks for compression on its own and hands compressed bytes to a client that never asked.
  if (!headers.has('accept-encoding')) headers.set('accept-encoding', 'identity')
  return headers
}

/** Makes the headers of a service's answer fit for the client, in place. */
export const cleanAnswerHeaders = (headers: Headers, requestId: string): void => {
  stripHopByHop(headers)
  headers.delete('server')
  headers.delete('x-powered-by')
  headers.set('x-request-id', requestId)
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
}
