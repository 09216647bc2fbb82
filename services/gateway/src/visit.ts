import type { Language } from '@lernspur/contracts/error-catalogue'
import { requestLanguage } from '@lernspur/service-kit/language'

/** One request on its way through the gateway. */
export interface Visit {
  readonly request: Request
  readonly url: URL
  readonly requestId: string
  readonly language: Language
  /** Address of the peer of the connection. */
  readonly address: string
  /** Ends the connection after so many seconds without a byte; 0 never. */
  allowSilence(seconds: number): void
}

export interface Answer {
  readonly response: Response
  /** Pattern of what answered, for the log: never the path itself. */
  readonly route: string
}

/** Reads what every part of the gateway needs of a request, once. */
export const visitOf = (request: Request, server: Bun.Server<undefined>): Visit => ({
  request,
  url: new URL(request.url),
  requestId: Bun.randomUUIDv7(),
  language: requestLanguage(request.headers),
  address: server.requestIP(request)?.address ?? '',
  allowSilence: (seconds) => server.timeout(request, seconds),
})
