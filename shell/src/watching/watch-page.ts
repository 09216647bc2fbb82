import { hasUnsaved, isApiError, queryClient, store, toastsAtom } from '@lernspur/app-runtime'
import { cachePagesOf } from '@lernspur/app-runtime/offline/cache-pages'
import { countPage } from '@lernspur/federation/runtime/count-page'
import { followLive } from '@lernspur/federation/runtime/follow-releases'
import { readReportingDsn, readWatched } from '@lernspur/federation/runtime/reporting-dsn'
import { areas } from '../area/areas'
import { audienceOf, audiencesOf } from '../frame/navigation/audiences'
import { isExpected } from '../reporting/is-expected'
import { handOver } from '../reporting/report'
import { pagesOf, type Router } from './router-pages'

/**
 * What a page does once it has settled: it moves over to what goes live while it is open (rule release.11), and keeps the
 * pages of the user's role for times without a network (rule browser.9); for a visitor nothing is kept.
 */
export const stopWatching = (router: Router): void => {
  followLive(router, () => hasUnsaved() || store.get(toastsAtom).length > 0)
  cachePagesOf((session) => {
    const audiences = audiencesOf(session)
    return audiences.length > 0 ? areas.areasWith((page) => audiences.includes(audienceOf(page))) : null
  })
}

/** Takes the errors of the page, which were queued until now: for reports, for counts, or both. */
export const takeErrors = async (router: Router): Promise<void> => {
  const pages = pagesOf(router)
  const watched = readWatched()
  const caches = [queryClient.getQueryCache(), queryClient.getMutationCache()]
  const failureOf = (error: unknown) => (isExpected(error) ? undefined : isApiError(error) ? 'calls' : 'errors')
  if (watched) handOver(countPage({ watched, ...pages, areas, caches, failureOf }))
  const dsn = readReportingDsn()
  if (dsn) handOver((await import('../reporting/sdk')).startSdk(dsn, pages))
}
