import { type createBrowserRouter, hasUnsaved, isApiError, queryClient, store, toastsAtom } from '@lernspur/app-kit'
import { countPage } from '@lernspur/federation/runtime/count-page'
import { followLive } from '@lernspur/federation/runtime/follow-releases'
import { readReportingDsn, readWatched } from '@lernspur/federation/runtime/reporting-dsn'
import { areas } from '../area/areas'
import { isExpected } from '../reporting/is-expected'
import { handOver } from '../reporting/report'
import { pagesOf } from './router-pages'

type Router = ReturnType<typeof createBrowserRouter>

/** Moves this page over to what goes live while it is open (rule release.11). */
export const follow = (router: Router): void =>
  followLive(router, () => hasUnsaved() || store.get(toastsAtom).length > 0)

/** Takes the errors of the page, which were queued until now: for reports, for counts, or both. */
export const takeErrors = async (router: Router): Promise<void> => {
  const pages = pagesOf(router)
  const watched = readWatched()
  const caches = [queryClient.getQueryCache(), queryClient.getMutationCache()]
  const failureOf = (error: unknown) => (isExpected(error) ? undefined : isApiError(error) ? 'calls' : 'errors')
  if (watched) handOver(countPage({ watched, ...pages, ownerOf: areas.ownerOf, caches, failureOf }))
  const dsn = readReportingDsn()
  if (dsn) handOver((await import('../reporting/sdk')).startSdk(dsn, pages))
}
