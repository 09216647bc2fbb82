import type { Language } from '@lernspur/contracts/error-catalogue'
import { requestLanguage } from '@lernspur/service-kit/language'

/** One request on its way through the gateway. */
export interface Visit {
  readonly request: Request
  readonly url: URL
  readonly requestId: string
  readonly language: Language
  /** Address of whoever calls. */
  readonly address: string
  /** Ends the connection after so many seconds without a byte; 0 never. */
  allowSilence(seconds: number): void
}

export interface Answer {
  readonly response: Response
  /** Pattern of what answered, for the log: never the path itself. */
  readonly route: string
}

/** The peer of the connection; behind proxies that are trusted, whom the first of those was called by. */
const callerAddress = (request: Request, peer: string, trustedProxies: number): string => {
  const told = request.headers.get('x-forwarded-for')?.split(',') ?? []
  const chain = [...told.map((address) => address.trim()), peer]
  return (chain.at(-1 - trustedProxies) ?? chain[0] ?? peer).replace(/^::ffff:/, '')
}

/** Reads what every part of the gateway needs of a request, once; undefined when its address makes no sense. */
export const visitOf = (request: Request, server: Bun.Server<undefined>, trustedProxies: number): Visit | undefined => {
  const url = URL.parse(request.url)
  if (!url) return undefined
  return {
    request,
    url,
    requestId: Bun.randomUUIDv7(),
    language: requestLanguage(request.headers),
    address: callerAddress(request, server.requestIP(request)?.address ?? '', trustedProxies),
    allowSilence: (seconds) => server.timeout(request, seconds),
  }
}
