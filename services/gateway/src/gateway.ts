import type { RouteMap } from '@lernspur/contracts/wire/route'
import type { CanaryWatch } from '@lernspur/release/canary/watch-canaries'
import { consentPath } from '@lernspur/release/development-statement'
import { anyVisitor, watchedFor } from '@lernspur/release/serve/chosen'
import type { LiveRegistry } from '@lernspur/release/serve/live-registry'
import { describeFailure, type Logger, logRequest } from '@lernspur/service-kit/process/log'
import { requestLanguage } from '@lernspur/service-kit/session/language'
import Negotiator from 'negotiator'
import { createApi } from './api/api'
import { isProbe, makeProbes } from './api/probes'
import { makeRouteTable } from './api/route/route-table'
import { createServiceCalls } from './api/route/service-calls'
import { type TimeLimits, timeLimits } from './api/time-limit'
import { countsPath, createCounts } from './count/counts-answer'
import { devMailsAnswer } from './dev-mails'
import { createDevelopment } from './development/development'
import { createDocs, isDocsPath } from './docs/docs-answer'
import { registryAnswer } from './file/registry'
import { releaseFile } from './file/release-file'
import type { ReleasedFiles } from './file/released-files'
import type { GatewayConfig } from './gateway-config'
import { offlineSetAnswer, offlineSetPath } from './offline/offline-set'
import { workerAnswer, workerPath } from './offline/worker-answer'
import { pageAnswer } from './page/page'
import { createVisitors } from './page/visitor'
import { refuse } from './request/refusal'
import { addSecurityHeaders } from './request/security-headers'
import { type Answer, type Visit, visitOf } from './request/visit'
import { securityContact, securityContactPath } from './security-contact'

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
  /** Unless a test brings its own. */
  readonly limits?: TimeLimits
  /** Streams of events at the same time, unless a test brings its own number. */
  readonly streamsMax?: number
  /** Aborted once this process is about to end. */
  readonly leaving?: AbortSignal
}

const readsOnly = (method: string): boolean => method === 'GET' || method === 'HEAD'
/** Files have an extension and paths of the interface have none: a missing file is 404, never the page. */
const namesFile = (path: string): boolean => /\.[A-Za-z][A-Za-z0-9]*$/.test(path)
/** Browsers accept HTML explicitly; command-line clients and crawlers accept anything, or send no header. */
const acceptsHtml = (accept: string | null): boolean =>
  new Negotiator({ headers: { accept: accept ?? undefined } }).mediaType(['text/html']) !== undefined
const isPage = ({ headers }: Request, path: string): boolean => !namesFile(path) && acceptsHtml(headers.get('accept'))

/** Polled every few seconds by monitoring; not worth logging. */
const isPolled = (route: string): boolean => route === '/api/healthcheck' || isProbe(route)

const registryPath = '/mfe/registry.json'

const isBelow = (path: string, top: string): boolean => path === top || path.startsWith(`${top}/`)

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
  limits = timeLimits,
  streamsMax = 20_000,
  leaving = new AbortController().signal,
}: GatewayOptions) => {
  const onRefused = (reason: string) => log.warn({ service: 'gateway', reason })
  const table = makeRouteTable({ routes, runDir: config.runDir, lines: releases.lines, onRefused })
  const docs = createDocs(config)

  const visitors = createVisitors(config, releases)
  const counts = createCounts({ ...config, visitorOf: visitors.ofCall, canaries })
  const { runDir, publicUrl } = config
  const beginCall = createServiceCalls({ runDir, releases, visitorOf: visitors.ofCall, canaries })
  const api = createApi({ table, beginCall, runDir, publicUrl, limits, streamsMax, leaving })
  const development = createDevelopment(config, leaving)
  const probe = makeProbes({
    runDir: config.runDir,
    table,
    fileFaults,
    hasPages: () => releases.current(anyVisitor) !== undefined,
    isDraining: () => leaving.aborted,
  })

  const file = async (visit: Visit): Promise<Answer> => {
    const { request, url } = visit
    const visible = development.sessionOf(visit)
    if (url.pathname === offlineSetPath) {
      // A developer's version is not stored for offline use.
      const current = visible ? undefined : releases.current(await visitors.ofPage(visit))
      const response = current ? await offlineSetAnswer(url, current.registry, files.list) : notFound()
      return { route: offlineSetPath, response }
    }
    if (url.pathname !== registryPath) {
      const response = development.file(visit) ?? (await releaseFile(request, url.pathname, files))
      return { route: '/mfe', response: response ?? notFound() }
    }
    const live = releases.current(await visitors.ofPage(visit))
    const current = live && visible ? development.registryFor(visible, live) : live
    return { route: registryPath, response: current ? registryAnswer(request, current) : notFound() }
  }

  const page = async (visit: Visit): Promise<Answer> => {
    const visitor = await visitors.ofPage(visit)
    const current = releases.current(visitor)
    if (!current) return { route: 'page', response: nothingReleased() }
    const visible = development.sessionOf(visit)
    const response = visible
      ? pageAnswer(visit, development.registryFor(visible, current), config, {
          development: development.barOf(visible, visit),
        })
      : pageAnswer(visit, current, config, { watched: watchedFor(releases.lines(), visitor) })
    return { route: 'page', response }
  }

  const answer = async (visit: Visit): Promise<Answer> => {
    const { request, url } = visit
    if (readsOnly(request.method) && isDocsPath(url.pathname)) return docs(visit)
    if (isBelow(url.pathname, '/api')) return api(visit)
    if (isProbe(url.pathname)) return { route: url.pathname, response: await probe(url.pathname) }
    if (url.pathname === countsPath) return { route: countsPath, response: await counts(visit) }
    const ofDevelopment = isBelow(url.pathname, consentPath) ? await development.answer(visit) : undefined
    if (ofDevelopment) return ofDevelopment
    if (!readsOnly(request.method)) return { route: 'unknown', response: notFound() }
    if (isBelow(url.pathname, '/mfe')) return file(visit)
    if (url.pathname === securityContactPath)
      return { route: securityContactPath, response: securityContact(config) ?? notFound() }
    if (url.pathname === workerPath) return { route: workerPath, response: workerAnswer() }
    const mails = config.mode === 'demo' ? await devMailsAnswer(url.pathname, config.dataDir) : undefined
    if (mails) return { route: '/dev/mails', response: mails }
    return isPage(request, url.pathname) ? page(visit) : { route: 'unknown', response: notFound() }
  }

  const logVisit = (visit: Visit, { response, route }: Answer, started: number, failure: unknown): void => {
    if (isPolled(route)) return
    logRequest(log, {
      service: 'gateway',
      requestId: visit.requestId,
      method: visit.request.method,
      route,
      status: response.status,
      duration: Math.round(performance.now() - started),
      ...(failure !== undefined && { failure: describeFailure(failure) }),
    })
  }

  return async (request: Request, server: Bun.Server<undefined>): Promise<Response> => {
    const started = performance.now()
    const visit = visitOf(request, server, config.trustedProxies)
    if (!visit) {
      const response = badRequest(request)
      addSecurityHeaders(response.headers, config.publicUrl)
      return response
    }
    let failure: unknown
    const { response, route } = await answer(visit).catch((error): Answer => {
      failure = error
      return { route: 'unknown', response: refuse('UNKNOWN', visit.language, visit.requestId) }
    })
    addSecurityHeaders(response.headers, config.publicUrl)
    // The client then connects again, to the process that has taken this one's place.
    if (leaving.aborted) response.headers.set('connection', 'close')
    logVisit(visit, { response, route }, started, failure)
    return response
  }
}
