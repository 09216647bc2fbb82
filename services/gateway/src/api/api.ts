import type { HealthProblem } from '@lernspur/contracts/health.contract'
import type { ServiceName } from '@lernspur/contracts/wire/route'
import { streamPersonHeader, supersededEvent } from '@lernspur/service-kit/answer/event-stream'
import { requestIdHeader } from '@lernspur/service-kit/service/trace'
import { answerInSpan } from '@lernspur/service-kit/tracing/span'
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
  /** Streams of events, how many are open and may be. */
  readonly streams: { open: number; readonly max: number }
  /** What the gateway itself finds ill. */
  readonly problems: () => Promise<readonly HealthProblem[]>
  /** Aborted once this process is about to end. */
  readonly leaving: AbortSignal
  /** The trace that a page may begin with its call. */
  readonly pageTrace: (request: Request) => Headers | undefined
}

type ApiAnswer = Omit<Answer, 'route'>

const own = (response: Response): ApiAnswer => ({ response })

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
  streams,
  problems,
  leaving,
  pageTrace,
}: ApiOptions) => {
  const origin = new URL(publicUrl)
  const shares = makeStreamShare()

  /** A stream of events, which ends with this process, or for newer ones of the same person (rule call.10). */
  const openStream = (answered: Response): Response => {
    const person = answered.headers.get(streamPersonHeader)
    // What a service has begun to send is ended by the blank lines.
    const leave = person === null ? undefined : shares.join(person, () => stream.end(`\n\n${supersededEvent}`))
    streams.open += 1
    const stream = endingWith(answered, leaving, () => {
      streams.open -= 1
      leave?.()
    })
    return stream.response
  }

  const pass = async (visit: Visit, socket: string, { kind }: GatewayRoute): Promise<ApiAnswer> => {
    const limit = limits[kind]
    const { request, url, requestId } = visit
    visit.setIdleTimeout(Math.ceil(limit / 1_000) + graceSeconds)
    const answered = await forward(request, {
      socket,
      target: url.pathname + url.search,
      headers: requestHeaders(request, { requestId, address: visit.address, isShared: visit.isShared, origin }),
      limit,
    })
    // The head alone, for a HEAD request, is over at once.
    const isStream = request.method !== 'HEAD' && answered.headers.get('content-type')?.startsWith('text/event-stream')
    if (isStream && streams.open >= streams.max) {
      await answered.body?.cancel()
      return own(upstreamUnavailable(503, visit.language, requestId))
    }
    if (isStream) visit.setIdleTimeout(0)
    // Browsers connect again to a stream of events that has ended.
    const response = isStream ? openStream(answered) : answered
    const isLogged = answered.headers.get(requestIdHeader) === requestId
    cleanAnswerHeaders(response.headers, requestId)
    const compressed = await compressAnswer(request, response).catch((cause) => {
      throw interruption(request, cause)
    })
    return { response: compressed, isLogged }
  }

  const answer = async (visit: Visit, route: GatewayRoute | undefined): Promise<ApiAnswer> => {
    const { request, requestId } = visit
    if (!route) return own(refuse('NOT_FOUND', visit.language, requestId))
    if (route.owner === 'gateway') return own(await healthcheck(runDir, services(), problems))
    if (isTooLong(request, route)) return own(refuse('FILE_SIZE_LIMIT_EXCEEDED', visit.language, requestId))
    const call = await beginCall(visit, route.owner, route)
    try {
      const answered = await pass(visit, call.socket, route)
      call.ended(answered.response.status)
      return answered
    } catch (error) {
      call.ended(error instanceof ServiceUnavailable ? error.status : undefined)
      if (error instanceof ClientDisconnected) return own(clientDisconnected())
      if (!(error instanceof ServiceUnavailable)) throw error
      return own(upstreamUnavailable(error.status, visit.language, requestId))
    }
  }

  return async (visit: Visit): Promise<Answer> => {
    const route = await table.find(routedMethod(visit.request), visit.url.pathname.slice('/api'.length))
    const isForwarded = route !== undefined && route.owner !== 'gateway'
    const [path, { method }] = [route ? `/api${route.path}` : 'unknown', visit.request]
    if (!isForwarded) return { route: path, isForwarded, ...(await answer(visit, route)) }
    let isLogged: boolean | undefined
    const headers = pageTrace(visit.request)
    const response = await answerInSpan(
      { method, requestId: visit.requestId, ...(headers && { headers }) },
      async () => {
        const answered = await answer(visit, route)
        isLogged = answered.isLogged
        return answered.response
      },
      () => path,
    )
    return { route: path, isForwarded, response, ...(isLogged !== undefined && { isLogged }) }
  }
}
