import type { ServiceName } from '@lernspur/contracts/wire/route'
import { streamPersonHeader, supersededEvent } from '@lernspur/service-kit/answer/event-stream'
import { clientDisconnected, refuse, upstreamUnavailable } from '../request/refusal'
import type { Answer, Visit } from '../request/visit'
import { compressAnswer } from './compress'
import { endingWith } from './forward/ending-with'
import { ClientDisconnected, forward, interruption, ServiceUnavailable } from './forward/forward'
import { cleanAnswerHeaders, requestHeaders } from './forward/forwarded-headers'
import { makeStreamShare } from './forward/stream-share'
import { healthcheck } from './healthcheck'
import type { GatewayRoute } from './route/gateway-route'
import type { RouteTable } from './route/route-table'
import type { createServiceCalls } from './route/service-calls'
import type { TimeLimits } from './time-limit'

interface ApiOptions {
  readonly table: RouteTable
  readonly beginCall: ReturnType<typeof createServiceCalls>
  readonly runDir: string
  /** The services that there are now. */
  readonly services: () => readonly ServiceName[]
  readonly publicUrl: string
  readonly limits: TimeLimits
  /** Streams of events that are open at the same time. */
  readonly streamsMax: number
  /** Aborted once this process is about to end. */
  readonly leaving: AbortSignal
}

/** Seconds after the time limit within which the first byte must arrive; then the connection is closed. */
const graceSeconds = 15

/** The method to match: HEAD is answered like GET, and a preflight asks about a later call. */
const routedMethod = ({ method, headers }: Request): string => {
  if (method === 'HEAD') return 'GET'
  return method === 'OPTIONS' ? (headers.get('access-control-request-method') ?? method) : method
}

/**
 * Whether a body is larger than the call allows; above its own limit, a service would close the connection without a
 * response.
 */
const isTooLong = ({ headers }: Request, { bodyBytes }: GatewayRoute): boolean =>
  Number(headers.get('content-length') ?? 0) > bodyBytes

/**
 * Answers everything below `/api`: the gateway's own calls itself, the others by forwarding them to the services'
 * sockets.
 */
export const createApi = ({
  table,
  beginCall,
  runDir,
  services,
  publicUrl,
  limits,
  streamsMax,
  leaving,
}: ApiOptions) => {
  const origin = new URL(publicUrl)
  let streams = 0
  const shares = makeStreamShare()

  /** A stream of events, which ends with this process, or for newer ones of the same person (rule call.10). */
  const openStream = (answered: Response): Response => {
    const person = answered.headers.get(streamPersonHeader)
    // What a service has begun to send is ended by the blank lines.
    const leave = person === null ? undefined : shares.join(person, () => stream.end(`\n\n${supersededEvent}`))
    streams += 1
    const stream = endingWith(answered, leaving, () => {
      streams -= 1
      leave?.()
    })
    return stream.response
  }

  const pass = async (visit: Visit, socket: string, { kind }: GatewayRoute): Promise<Response> => {
    const limit = limits[kind]
    const { request, url, requestId } = visit
    visit.setIdleTimeout(Math.ceil(limit / 1_000) + graceSeconds)
    const answered = await forward(request, {
      socket,
      target: url.pathname + url.search,
      headers: requestHeaders(request, { requestId, address: visit.address, isShared: visit.isShared, origin }),
      limit,
    })
    const isStream = answered.headers.get('content-type')?.startsWith('text/event-stream')
    if (isStream && streams >= streamsMax) {
      await answered.body?.cancel()
      return upstreamUnavailable(503, visit.language, requestId)
    }
    if (isStream) visit.setIdleTimeout(0)
    // Browsers connect again to a stream of events that has ended.
    const response = isStream ? openStream(answered) : answered
    cleanAnswerHeaders(response.headers, requestId)
    return compressAnswer(request, response).catch((cause) => {
      throw interruption(request, cause)
    })
  }

  const answer = async (visit: Visit, route: GatewayRoute | undefined): Promise<Response> => {
    const { request, requestId } = visit
    if (!route) return refuse('NOT_FOUND', visit.language, requestId)
    if (route.owner === 'gateway') return healthcheck(runDir, services())
    if (isTooLong(request, route)) return refuse('FILE_SIZE_LIMIT_EXCEEDED', visit.language, requestId)
    const call = await beginCall(visit, route.owner, route.kind)
    try {
      const response = await pass(visit, call.socket, route)
      call.ended(response.status)
      return response
    } catch (error) {
      call.ended(error instanceof ServiceUnavailable ? error.status : undefined)
      if (error instanceof ClientDisconnected) return clientDisconnected()
      if (!(error instanceof ServiceUnavailable)) throw error
      return upstreamUnavailable(error.status, visit.language, requestId)
    }
  }

  return async (visit: Visit): Promise<Answer> => {
    const route = await table.find(routedMethod(visit.request), visit.url.pathname.slice('/api'.length))
    return { route: route ? `/api${route.path}` : 'unknown', response: await answer(visit, route) }
  }
}
