import type { Unit } from '@lernspur/contracts/release/release.contract'
import type { GatewayPart } from '@lernspur/contracts/wire/gateway-part'
import type { RouteMap } from '@lernspur/contracts/wire/route'
import type { CanaryWatch } from '@lernspur/release/canary/watch-canaries'
import type { HealthRecorder } from '@lernspur/release/health/record-health'
import { anyVisitor, watchedFor } from '@lernspur/release/serve/chosen'
import type { LiveRegistry, ServedRegistry } from '@lernspur/release/serve/live-registry'
import { releasesPath } from '@lernspur/release/team/team-command'
import { countRequest } from '@lernspur/service-kit/metric/request-metrics'
import { describeFailure, type Logger, logRequest } from '@lernspur/service-kit/process/log'
import { requestLanguage } from '@lernspur/service-kit/session/language'
import { createApi } from './api/api'
import { knownServices } from './api/known-services'
import { isProbe, makeProbes } from './api/probes'
import { makeRouteTable } from './api/route/route-table'
import { createServiceCalls } from './api/route/service-calls'
import { type TimeLimits, timeLimits } from './api/time-limit'
import { makeCaseAnswers } from './case/case-answer'
import { countsPath, createCounts } from './count/counts-answer'
import { gatewayOutcome } from './count/gateway-outcome'
import { devMailsAnswer, devMailsPath } from './dev-mails'
import { createDevelopment } from './development/development'
import { createDocs } from './docs/docs-answer'
import { registryAnswer } from './file/registry'
import { releaseFile } from './file/release-file'
import type { ReleasedFiles } from './file/released-files'
import type { GatewayConfig } from './gateway-config'
import { watchGateway } from './health/gateway-metrics'
import { type DiskUsage, makeGatewayProblems } from './health/gateway-problems'
import { offlineSetAnswer, offlineSetPath } from './offline/offline-set'
import { workerAnswer, workerPath } from './offline/worker-answer'
import { pageAnswer } from './page/page'
import { createVisitors } from './page/visitor'
import { createPageTraces } from './page-trace/page-traces'
import { createSpans, spansPath } from './page-trace/spans-answer'
import { partOf, readsOnly } from './part'
import { createPreviews } from './preview/preview'
import { createSignedReleases } from './release/signed-releases'
import { refuse } from './request/refusal'
import { addSecurityHeaders } from './request/security-headers'
import { type Answer, type Visit, visitOf } from './request/visit'
import { securityContact, securityContactPath } from './security-contact'
import { createWebApp } from './web-app/web-app'

interface GatewayOptions {
  readonly config: GatewayConfig
  readonly routes: RouteMap
  readonly log: Logger
  /** What is live. */
  readonly releases: LiveRegistry
  readonly files: ReleasedFiles
  /** Sentences about files of what is live that are not what was released; nobody looks, unless given. */
  readonly fileFaults?: () => Promise<readonly string[]>
  /** Counts how canaries fare. */
  readonly canaries: Pick<CanaryWatch, 'count'>
  /** Counts how all versions fare. */
  readonly health: Pick<HealthRecorder, 'count'>
  /** The version of this process, where it was released. */
  readonly version?: string | null
  /** Unless a test brings its own. */
  readonly limits?: TimeLimits
  /** Streams of events at the same time, unless a test brings its own number. */
  readonly streamsMax?: number
  /** How full the disk is, unless a test says so. */
  readonly readDisk?: () => Promise<DiskUsage>
  /** Milliseconds after the start in which it is ready only once all services have answered; none unless given. */
  readonly startTimeoutMs?: number
  /** Aborted once this process is about to end. */
  readonly leaving?: AbortSignal
}

/** Polled every few seconds by monitoring; not worth logging. */
const isPolled = (route: string): boolean => route === '/api/healthcheck' || isProbe(route)

const ownUnit: Unit = { kind: 'service', name: 'gateway' }

const registryPath = '/mfe/registry.json'

const notFound = (): Response => new Response('Not found\n', { status: 404, headers: { 'cache-control': 'no-store' } })

const nothingReleased = (): Response =>
  new Response('Not ready\n', { status: 503, headers: { 'cache-control': 'no-store', 'retry-after': '2' } })

const badRequest = ({ headers }: Request): Response =>
  refuse('INVALID_PARAMETERS', requestLanguage(headers), Bun.randomUUIDv7())

/** One origin for pages, release files and calls, as a function from request to response. */
export const createGateway = ({
  config,
  routes,
  log,
  releases,
  files,
  fileFaults = async () => [],
  canaries,
  health,
  version = null,
  limits = timeLimits,
  streamsMax = 20_000,
  readDisk,
  startTimeoutMs = 0,
  leaving = new AbortController().signal,
}: GatewayOptions) => {
  const onRefused = (reason: string) => log.warn({ service: 'gateway', reason })
  const services = () => knownServices(config.runDir, releases.lines())
  const table = makeRouteTable({ routes, runDir: config.runDir, services, lines: releases.lines, onRefused })
  const docs = createDocs(config, services)

  const visitors = createVisitors(config, releases)
  const counts = createCounts({ ...config, visitorOf: visitors.ofCall, lines: releases.lines, canaries, health })
  const { runDir, publicUrl } = config
  const beginCall = createServiceCalls({ runDir, releases, visitorOf: visitors.ofCall, canaries, health })
  const streams = { open: 0, max: streamsMax }
  const problems = makeGatewayProblems({ config, streams: () => streams, ...(readDisk && { disk: readDisk }) })
  watchGateway({ releases, streams: () => streams, dataDir: config.dataDir })
  const pageTraces = createPageTraces(config.secret)
  const patternOf = async (method: string, path: string) => (await table.find(method, path))?.path
  const spans = createSpans({ publicUrl, isTicket: pageTraces.isTicket, patternOf })
  const pageTrace = pageTraces.traceOf
  const api = createApi({
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
  })
  const development = createDevelopment(config, leaving)
  const previews = createPreviews(config, releases)
  const signedReleases = createSignedReleases({ config, log, fileFaults })
  const webApp = createWebApp()
  const probe = makeProbes({
    runDir: config.runDir,
    services,
    table,
    fileFaults,
    hasPages: () => releases.current(anyVisitor) !== undefined,
    startTimeoutMs,
    isDraining: () => leaving.aborted,
    problems,
  })

  /** How a page shows a version that is not live, in a browser that agreed to a developer's build or to a preview. */
  const notLive = async (visit: Visit) => {
    const session = await development.sessionOf(visit)
    if (session) {
      const registryFor = (live: ServedRegistry) => development.registryFor(session, live)
      return { registryFor, bar: development.barOf(session, visit) }
    }
    const preview = await previews.of(visit)
    if (!preview) return undefined
    return {
      registryFor: (live: ServedRegistry) => previews.registryFor(preview, live),
      bar: previews.barOf(preview, visit),
    }
  }

  const file = async (visit: Visit): Promise<Answer> => {
    const { request, url } = visit
    if (url.pathname !== registryPath && url.pathname !== offlineSetPath) {
      const response = (await development.file(visit)) ?? (await releaseFile(request, url.pathname, files))
      return { route: '/mfe', response: response ?? notFound() }
    }
    const visible = await notLive(visit)
    if (url.pathname === offlineSetPath) {
      // A version that is not live is not stored for offline use.
      const current = visible ? undefined : releases.current(await visitors.ofPage(visit))
      const response = current ? await offlineSetAnswer(url, current.registry, files.list) : notFound()
      return { route: offlineSetPath, response }
    }
    const live = releases.current(await visitors.ofPage(visit))
    const current = live && visible ? visible.registryFor(live) : live
    return { route: registryPath, response: current ? registryAnswer(request, current) : notFound() }
  }

  const page = async (visit: Visit): Promise<Answer> => {
    const visitor = await visitors.ofPage(visit)
    const current = releases.current(visitor)
    if (!current) return { route: 'page', response: nothingReleased() }
    const visible = await notLive(visit)
    const traceTicket = visible ? undefined : pageTraces.drawTicket()
    const response = visible
      ? pageAnswer(visit, visible.registryFor(current), config, { bar: visible.bar })
      : pageAnswer(visit, current, config, { counted: watchedFor(releases.lines(), visitor), traceTicket })
    return { route: 'page', response }
  }

  const unknownCall = ({ language, requestId }: Visit): Answer => ({
    route: releasesPath,
    response: refuse('NOT_FOUND', language, requestId),
  })
  const nothing = (): Answer => ({ route: 'unknown', response: notFound() })
  const mails = async ({ url }: Visit): Promise<Answer> => {
    const response = config.mode === 'demo' ? await devMailsAnswer(url.pathname, config.dataDir) : undefined
    return response ? { route: devMailsPath, response } : nothing()
  }
  /** Answers of the parts. What anybody may ask for is listed, and its cost measured, by part (`gatewayParts`). */
  const parts: Readonly<Record<GatewayPart, (visit: Visit) => Answer | Promise<Answer>>> = {
    docs,
    releases: async (visit) => (await signedReleases(visit)) ?? unknownCall(visit),
    api,
    case: makeCaseAnswers(api),
    probes: async ({ url }) => ({ route: url.pathname, response: await probe(url.pathname) }),
    counts: async (visit) => ({ route: countsPath, response: await counts(visit) }),
    spans: async (visit) => ({ route: spansPath, response: await spans(visit) }),
    development: async (visit) =>
      (await development.answer(visit)) ?? (readsOnly(visit.request.method) ? await file(visit) : nothing()),
    preview: async (visit) => (await previews.answer(visit)) ?? nothing(),
    files: file,
    webApp: async (visit) => (await webApp(visit)) ?? nothing(),
    securityContact: () => ({ route: securityContactPath, response: securityContact(config) ?? notFound() }),
    worker: () => ({ route: workerPath, response: workerAnswer() }),
    mails,
    pages: page,
  }
  const answer = async (visit: Visit): Promise<Answer> => {
    const part = partOf(visit.request, visit.url.pathname)
    return part === undefined ? nothing() : await parts[part](visit)
  }

  const recordVisit = (
    visit: Visit,
    { response, route, isLogged = false, isForwarded = false }: Answer,
    started: number,
    failure: unknown,
  ): void => {
    if (isPolled(route)) return
    const { method } = visit.request
    const duration = Math.round(performance.now() - started)
    const answered = { method, route, status: response.status, duration }
    countRequest(answered)
    if (version !== null && !isForwarded) health.count({ unit: ownUnit, version, ...gatewayOutcome(answered) })
    if (isLogged && failure === undefined) return
    logRequest(log, {
      service: 'gateway',
      requestId: visit.requestId,
      method,
      route,
      status: response.status,
      duration,
      ...(failure !== undefined && { failure: describeFailure(failure) }),
    })
  }

  return async (request: Request, server: Bun.Server<undefined>): Promise<Response> => {
    const started = performance.now()
    const visit = visitOf(request, server, config)
    if (!visit) {
      const response = badRequest(request)
      addSecurityHeaders(response.headers, config.publicUrl)
      return response
    }
    let failure: unknown
    const answered = await answer(visit).catch((error): Answer => {
      failure = error
      return { route: 'unknown', response: refuse('UNKNOWN', visit.language, visit.requestId) }
    })
    const { response } = answered
    addSecurityHeaders(response.headers, config.publicUrl)
    // The client then connects again, to the process that has taken this one's place.
    if (leaving.aborted) response.headers.set('connection', 'close')
    recordVisit(visit, answered, started, failure)
    return response
  }
}
