import type { RouteMap, RouteSpec } from '@lernspur/contracts/route'
import { requestBytesMax } from '@lernspur/service-kit/body'
import { socketPath } from '@lernspur/service-kit/config'
import type { Answer, Visit } from '../visit'
import { compressAnswer } from './compress'
import { ClientDisconnected, forward, ServiceUnavailable } from './forward'
import { cleanAnswerHeaders, requestHeaders } from './forwarded-headers'
import { healthcheck } from './healthcheck'
import { clientDisconnected, refuse, upstreamUnavailable } from './refusal'
import { compileRoutes } from './route-matcher'
import { limitFor, type TimeLimits } from './time-limit'

interface ApiOptions {
  readonly routes: RouteMap
  readonly runDir: string
  readonly publicUrl: string
  readonly limits: TimeLimits
}

/** Seconds after the time limit within which the first byte must arrive; then the connection is closed. */
const graceSeconds = 15

/** The method to match: HEAD is answered like GET, and a preflight asks about a later call. */
const routedMethod = ({ method, headers }: Request): string => {
  if (method === 'HEAD') return 'GET'
  return method === 'OPTIONS' ? (headers.get('access-control-request-method') ?? method) : method
}

/** Larger than any call allows; a service would close the connection without a response. */
const isTooLong = ({ headers }: Request): boolean => Number(headers.get('content-length') ?? 0) > requestBytesMax

/**
 * Answers everything below `/api`: the gateway's own calls itself, the others by forwarding them to the services'
 * sockets.
 */
export const createApi = ({ routes, runDir, publicUrl, limits }: ApiOptions) => {
  const match = compileRoutes(routes)

  const pass = async (
    visit: Visit,
    owner: Exclude<RouteSpec['owner'], 'gateway'>,
    limit: number,
  ): Promise<Response> => {
    const { request, url, requestId } = visit
    visit.setIdleTimeout(Math.ceil(limit / 1_000) + graceSeconds)
    const response = await forward(request, {
      socket: socketPath(runDir, owner),
      target: url.pathname + url.search,
      headers: requestHeaders(request, { requestId, address: visit.address, publicUrl }),
      limit,
    })
    if (response.headers.get('content-type')?.startsWith('text/event-stream')) visit.setIdleTimeout(0)
    cleanAnswerHeaders(response.headers, requestId)
    return compressAnswer(request, response)
  }

  const answer = async (visit: Visit, route: RouteSpec | undefined): Promise<Response> => {
    const { request, language, requestId } = visit
    if (!route) return refuse('NOT_FOUND', language, requestId)
    if (route.owner === 'gateway') return healthcheck(runDir)
    if (isTooLong(request)) return refuse('FILE_SIZE_LIMIT_EXCEEDED', language, requestId)
    try {
      return await pass(visit, route.owner, limitFor(request, route, limits))
    } catch (error) {
      if (error instanceof ClientDisconnected) return clientDisconnected()
      if (!(error instanceof ServiceUnavailable)) throw error
      return upstreamUnavailable(error.status, language, requestId)
    }
  }

  return async (visit: Visit): Promise<Answer> => {
    const route = match(routedMethod(visit.request), visit.url.pathname.slice('/api'.length))
    return { route: route ? `/api${route.path}` : 'unknown', response: await answer(visit, route) }
  }
}
