import {
  type createBrowserRouter,
  hasUnsaved,
  isApiError,
  matchRoutes,
  queryClient,
  store,
  toastsAtom,
} from '@lernspur/app-runtime'
import { announcePanelDrafts } from '@lernspur/app-runtime/drafts/panels/watch-panels'
import { requestReload } from '@lernspur/app-runtime/feedback/request-reload'
import { cachePagesOf } from '@lernspur/app-runtime/offline/cache-pages'
import { countPage } from '@lernspur/federation/runtime/count-page'
import { followLive } from '@lernspur/federation/runtime/follow-releases'
import { onNavigation } from '@lernspur/federation/runtime/on-navigation'
import { readReportInterval, readReportingDsn, readWatched } from '@lernspur/federation/runtime/reporting-dsn'
import { readTraceTicket } from '@lernspur/federation/runtime/trace-ticket'
import { areas } from './area/areas'
import { prefetchReleasedPages } from './area/released-pages'
import { isExpected } from './reporting/is-expected'
import type { Pages } from './reporting/pages'
import { handOver } from './reporting/report'
import { audiencesOf } from './session/audiences'

export { watchPanel } from '@lernspur/app-runtime/drafts/panels/watch-panels'

type Router = ReturnType<typeof createBrowserRouter>

/** For unknown paths. */
const unknown = '/*'

/**
 * The pattern of a page's path, such as `/class/:classId/skills`: from the release of its area, else from the shell's
 * routes. All unknown paths share one.
 */
const patternOf = ({ routes }: Router, path: string): string => {
  const ofArea = areas.patternOf(path)
  if (ofArea) return ofArea
  const matched = matchRoutes(routes, path) ?? []
  const parts = matched.flatMap(({ route }) => route.path?.split('/').filter(Boolean) ?? [])
  return parts.includes('*') || matched.length === 0 ? unknown : `/${parts.join('/')}`
}

/** The router's pages, for reporting. */
const pagesOf = (router: Router): Pages => ({
  patternOf: (path) => patternOf(router, path),
  onNavigation: (...listeners) => onNavigation(router, ...listeners),
})

/** The version in the address of the shell's own scripts. */
const shellVersion = (): string | null =>
  document.querySelector('script[src^="/mfe/shell/"]')?.getAttribute('src')?.split('/')[3] ?? null

/** Lets the calls of this page begin traces, if the gateway has given it a ticket. */
const traceCalls = async (router: Router): Promise<void> => {
  const ticket = readTraceTicket()
  if (ticket === undefined) return
  const { startTracing } = await import('./tracing/start-tracing')
  const versionAt = (path: string) => {
    const area = areas.ownerOf(path)
    return (area === undefined ? shellVersion() : areas.versionOf(area)) ?? null
  }
  startTracing(ticket, { ...pagesOf(router), versionAt })
}

/**
 * What a page does once it has settled: moves over to releases that go live while it is open, or asks for it (rule release.11), and
 * keeps the pages of the user's role for use without a network (rule browser.9). Keeps nothing for visitors. Says which
 * panels still have text that was typed before the page was loaded. Begins traces where the page is drawn for them.
 */
export const watchPage = (router: Router): void => {
  traceCalls(router).catch((error) => console.error('Tracing could not be loaded', error))
  followLive(router, {
    hasUnsaved: () => hasUnsaved() || store.get(toastsAtom).length > 0,
    onRefusal: (listen) =>
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') listen()
      }),
    askToReload: requestReload,
  })
  void announcePanelDrafts()
  cachePagesOf((session) => {
    const audiences = audiencesOf(session)
    if (audiences.length === 0) return null
    // Menus and the search then have them at once.
    void prefetchReleasedPages()
    return areas.areasFor(audiences)
  })
}

/** Takes over the page's errors, which were queued until now: to report them, count them, or both. */
export const takeErrors = async (router: Router): Promise<void> => {
  const pages = pagesOf(router)
  const watched = readWatched()
  const caches = [queryClient.getQueryCache(), queryClient.getMutationCache()]
  const failureOf = (error: unknown) => (isExpected(error) ? undefined : isApiError(error) ? 'calls' : 'errors')
  if (watched) handOver(countPage({ watched, interval: readReportInterval(), ...pages, areas, caches, failureOf }))
  const dsn = readReportingDsn()
  if (dsn) handOver((await import('./reporting/sdk')).startSdk(dsn, pages))
}
