import { type createBrowserRouter, isApiError, queryClient } from '@lernspur/app-kit'
import { countPage } from '@lernspur/federation/runtime/count-page'
import { readReportingDsn, readWatched } from '@lernspur/federation/runtime/reporting-dsn'
import { areas } from '../area/areas'
import { isExpected } from '../reporting/is-expected'
import { handOver } from '../reporting/report'
import { pagesOf } from './router-pages'

/** Takes the errors of the page, which were queued until now: for reports, for counts, or both. */
export const takeErrors = async (router: ReturnType<typeof createBrowserRouter>): Promise<void> => {
  const pages = pagesOf(router)
  const watched = readWatched()
  const caches = [queryClient.getQueryCache(), queryClient.getMutationCache()]
  const failureOf = (error: unknown) => (isExpected(error) ? undefined : isApiError(error) ? 'calls' : 'errors')
  if (watched) handOver(countPage({ watched, ...pages, ownerOf: areas.ownerOf, caches, failureOf }))
  const dsn = readReportingDsn()
  if (dsn) handOver((await import('../reporting/sdk')).startSdk(dsn, pages))
}
