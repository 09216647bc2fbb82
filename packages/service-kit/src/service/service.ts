import { cors } from '@elysiajs/cors'
import { routes as contract } from '@lernspur/contracts/contract'
import type { RouteMap, ServiceName } from '@lernspur/contracts/wire/route'
import type { Database } from '@lernspur/database/connection/connect'
import { Elysia } from 'elysia'
import { failure } from '../answer/answer'
import { toRefusal } from '../answer/failure'
import { ApiError } from '../call/api-error'
import { makeChannelPublisher } from '../call/channel-publisher'
import { openFileStore } from '../file-store/open-file-store'
import { watchPool } from '../metric/pool-metrics'
import { readGauges } from '../metric/read-gauges'
import { metricsAnswer, metricsPath } from '../metric/reported-metrics'
import { countRequest } from '../metric/request-metrics'
import { describeRoutes } from '../openapi/describe-routes'
import type { ServiceConfig } from '../process/config'
import { explainFailure } from '../process/explain-failure'
import { defaultLogger, type Logger } from '../process/log'
import { countStacks } from '../process/stack-count'
import { makeFairShare } from '../share/fair-share'
import type { ShareRules } from '../share/share-limits'
import { answerInSpan } from '../tracing/span'
import { accessPlugin } from './access-plugin'
import { databaseState, type FindProblems, makeHealth } from './health'
import { bindRoutes } from './route-check'
import { routeFactsOf } from './route-facts'
import type { Slice } from './slice'
import { slicePlugin } from './slice-plugin'
import { type StatementTimeouts, statementTimeouts } from './time-limits'
import { newTrace, requestIdHeader, type Trace, unexpectedIn, writeTrace } from './trace'

export interface ServiceOptions {
  readonly name: ServiceName
  readonly slices: readonly Slice[]
  readonly config: ServiceConfig
  readonly db: Database
  /** The calls: of a service that a team has added, its own contract; the product's by default. */
  readonly routes?: RouteMap
  /** How callers share the service, and how long statements may take; tests bring their own. */
  readonly share?: ShareRules
  readonly timeouts?: StatementTimeouts
  /** Where log lines go; standard output, or nowhere in test mode. */
  readonly log?: Logger
  /** What is wrong with the work that the service does for the whole installation; nothing, unless given. */
  readonly findProblems?: FindProblems
}

export interface Service {
  readonly name: ServiceName
  readonly db: Database
  /** Answers one request. Paths begin with `/api`, those for the own machine with `/internal`. */
  fetch(request: Request): Promise<Response>
  /** From now on `/internal/health` reports that the service is shutting down. */
  drain(): void
  /** Sends listeners the messages that are still waiting; resolves once there are none. */
  flushMessages(): Promise<void>
}

/** Polled by gateway and supervisor every few seconds; not worth logging. */
const internalRoute = '/internal'

const allowOrigins = ({ corsOrigins }: ServiceConfig) =>
  corsOrigins.length > 0 ? cors({ origin: [...corsOrigins], credentials: true }) : new Elysia()

/**
 * The service as one function from request to response. Denies by default: only calls of the contract are answered,
 * each behind its access rule. Throws a sentence when a call that the service owns lacks a handler or an access rule,
 * or a handler lacks a contract.
 */
export const createService = (options: ServiceOptions): Service => {
  const { name, slices, config, db } = options
  const log = options.log ?? defaultLogger(config.mode)
  const traces = new WeakMap<Request, Trace>()
  const traceOf = (request: Request): Trace => traces.get(request) ?? newTrace(request)
  const health = makeHealth(name, db, options.findProblems)
  watchPool(db)
  readGauges({ lernspur_database_writable: 'Whether the service can write to the database.' }, async () => ({
    lernspur_database_writable: Number((await databaseState(db)) === 'up'),
  }))
  const files = openFileStore(config)
  const share = makeFairShare(options.share, undefined, countStacks(config.runDir))
  const publisher = makeChannelPublisher((messages) => {
    const columns = [messages.map(({ channel }) => channel), messages.map(({ payload }) => payload)] as const
    return db`
      select pg_notify(channel, payload)
      from unnest(${columns[0]}::text[], ${columns[1]}::text[]) as news (channel, payload)`
  })
  const timeouts = options.timeouts ?? statementTimeouts
  const bounds = bindRoutes(name, options.routes ?? contract, slices)
  const owned = Object.fromEntries(bounds.map((bound) => [bound.name, bound.route]))

  const refused = (error: unknown, trace: Trace): Response => {
    trace.error = error
    return failure(toRefusal(error), trace.language)
  }

  // The host is sent by the client, so its length is unlimited.
  const app = new Elysia({ handler: { standardHostname: false } })
    .onError(({ request, code, error }) =>
      refused(code === 'NOT_FOUND' ? new ApiError('NOT_FOUND') : error, traceOf(request)),
    )
    .use(allowOrigins(config))
    .get('/internal/health', ({ request }) => health.answer(request))
    .get(metricsPath, async () => metricsAnswer(name, await health.version()))
    .get('/internal/routes', () =>
      Response.json({ service: name, routes: bounds.map(({ route }) => routeFactsOf(route)) }),
    )
    .get('/internal/openapi.json', () => Response.json(describeRoutes(`Lernspur ${name}`, owned, config.publicUrl)))

  const context = { config, db, files, publisher, share, timeouts, traceOf }
  const access = accessPlugin(context)
  for (const { handlers } of slices) {
    app.use(
      slicePlugin(
        bounds.filter((bound) => bound.name in handlers),
        access,
        context,
      ),
    )
  }

  return {
    name,
    db,
    drain: () => health.drain(),
    flushMessages: () => publisher.flush(),
    fetch: async (request) => {
      const trace = newTrace(request)
      const url = URL.parse(request.url)
      if (url?.pathname.startsWith('/internal/')) trace.route = internalRoute
      traces.set(request, trace)
      // The URL contains what the client sends as its host.
      const answered = async () => (url ? await app.fetch(request) : refused(new ApiError('INVALID_PARAMETERS'), trace))
      const { headers, method } = request
      const response =
        trace.route === internalRoute
          ? await answered()
          : await answerInSpan({ method, requestId: trace.requestId, headers }, answered, () => trace.route)
      response.headers.set(requestIdHeader, trace.requestId)
      if (trace.route !== internalRoute) {
        const duration = writeTrace(log, name, request.method, trace, response.status)
        countRequest({ method: request.method, route: trace.route, status: response.status, duration })
      }
      const unexpected = response.status === 500 ? unexpectedIn(trace) : undefined
      if (config.explainsFailures && unexpected !== undefined) {
        console.error(`${request.method} ${trace.route}: ${explainFailure(unexpected)}`)
      }
      return response
    },
  }
}
