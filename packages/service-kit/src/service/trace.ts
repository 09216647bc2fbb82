import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import type { ServiceName } from '@lernspur/contracts/wire/route'
import { toRefusal } from '../answer/failure'
import { describeFailure, type Logger, logRequest } from '../process/log'
import { requestLanguage } from '../session/language'
import type { Session } from '../session/session'

const idPattern = /^[A-Za-z0-9-]{8,64}$/

/** Header under which a request keeps its id through gateway and services. */
export const requestIdHeader = 'x-request-id'

/** The request's own id when it is well-formed, else a fresh one. */
const requestId = (headers: Headers): string => {
  const given = headers.get(requestIdHeader)
  return given !== null && idPattern.test(given) ? given : Bun.randomUUIDv7()
}

/** What is known of a request while it is answered. */
export interface Trace {
  readonly requestId: string
  readonly startedAt: number
  /** Language of its texts, as far as the request is known. */
  readonly language: Language
  route: string
  session?: Session
  error?: unknown
}

/** Starts the trace of a request. */
export const newTrace = ({ headers }: Request): Trace => ({
  requestId: requestId(headers),
  startedAt: performance.now(),
  get language() {
    return requestLanguage(headers, this.session?.language)
  },
  route: 'unknown',
})

/** The error of a request that no refusal of the catalogue was meant by. */
export const unexpectedIn = ({ error }: Trace): unknown => {
  const refusal = error === undefined ? undefined : toRefusal(error)
  return refusal === error ? refusal?.cause : error
}

/** Logs the request; returns how many milliseconds it took. */
export const writeTrace = (log: Logger, service: ServiceName, method: string, trace: Trace, status: number): number => {
  const { requestId, route, session, error } = trace
  const refusal = error === undefined ? undefined : toRefusal(error)
  const unexpected = unexpectedIn(trace)
  const duration = Math.round((performance.now() - trace.startedAt) * 10) / 10
  logRequest(log, {
    service,
    requestId,
    method,
    route,
    status,
    duration,
    ...(session?.role && { tenantId: session.role.tenantId }),
    ...(session && { userId: session.userId }),
    ...(session?.program && { programId: session.program.id }),
    ...(refusal && { error: refusal.code }),
    ...(unexpected !== undefined && { failure: describeFailure(unexpected) }),
  })
  return duration
}
