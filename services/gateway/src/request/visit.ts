import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import { requestLanguage } from '@lernspur/service-kit/session/language'
import { isIn } from '@lernspur/service-kit/share/network'
import type { GatewayConfig } from '../gateway-config'

/** One request to the gateway. */
export interface Visit {
  readonly request: Request
  readonly url: URL
  readonly requestId: string
  /** Language of a refusal; read only when needed, because services answer most requests. */
  readonly language: Language
  /** Address of the client. */
  readonly address: string
  /** Whether many schools share the address (rule stack.9). */
  readonly isShared: boolean
  /** Sets the idle timeout of the connection in seconds; 0 disables it. */
  setIdleTimeout(seconds: number): void
}

export interface Answer {
  readonly response: Response
  /** Route pattern for the log: never the path itself. */
  readonly route: string
  /** Whether a service has answered, which writes a line about the request under the same id. */
  readonly isLogged?: boolean
  /** Whether it is a call of a service, whose outcome counts for that service. */
  readonly isForwarded?: boolean
}

/** The peer of the connection; behind trusted proxies, the peer of the first of them. */
const callerAddress = (request: Request, peer: string, trustedProxies: number): string => {
  const received = request.headers.get('x-forwarded-for')?.split(',') ?? []
  const chain = [...received.map((address) => address.trim()), peer]
  return (chain.at(-1 - trustedProxies) ?? chain[0] ?? peer).replace(/^::ffff:/, '')
}

/** A repeated header arrives as one with a comma, which no host or length contains. */
const areSingle = (headers: Headers): boolean =>
  !headers.get('host')?.includes(',') && /^\d*$/.test(headers.get('content-length') ?? '')

/**
 * Reads what all parts of the gateway need of a request, once; undefined when its URL, its host or its length is
 * invalid. Requests that proxies and services could understand differently reach neither (rule server.3).
 */
export const visitOf = (
  request: Request,
  server: Bun.Server<undefined>,
  { trustedProxies, sharedNetworks }: Pick<GatewayConfig, 'trustedProxies' | 'sharedNetworks'>,
): Visit | undefined => {
  const url = areSingle(request.headers) ? URL.parse(request.url) : null
  if (!url) return undefined
  const address = callerAddress(request, server.requestIP(request)?.address ?? '', trustedProxies)
  return {
    request,
    url,
    requestId: Bun.randomUUIDv7(),
    get language() {
      return requestLanguage(request.headers)
    },
    address,
    isShared: isIn(sharedNetworks, address),
    setIdleTimeout: (seconds) => server.timeout(request, seconds),
  }
}
