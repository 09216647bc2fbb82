import type { Language } from '@lernspur/contracts/error-catalogue'
import { requestLanguage } from '../session/language'
import type { Session } from '../session/session'

const idPattern = /^[A-Za-z0-9-]{8,64}$/

/** Header under which a request keeps its id through gateway and services. */
export const requestIdHeader = 'x-request-id'

/** The request's own id when it is well-formed, else a fresh one. */
export const requestId = (headers: Headers): string => {
  const given = headers.get(requestIdHeader)
  return given !== null && idPattern.test(given) ? given : Bun.randomUUIDv7()
}

/** What becomes known of a request while it is answered. */
export interface Trace {
  readonly requestId: string
  readonly startedAt: number
  language: Language
  route: string
  session?: Session
  error?: unknown
}

/** Beginning of a request. */
export const newTrace = (request: Request): Trace => ({
  requestId: requestId(request.headers),
  startedAt: performance.now(),
  language: requestLanguage(request.headers),
  route: 'unknown',
})
