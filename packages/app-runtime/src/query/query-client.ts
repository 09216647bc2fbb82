import { errorCodeOf } from '@lernspur/api-client/wire/api-error'
import type { MutationMeta } from '@lernspur/api-client/wire/mutation-meta'
import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { patchRows } from './patch-rows'
import { retry, retryDelay } from './retry'

// Notifies screens of a pending write before the browser handles the second click of a double click. Looked up at each
// call, because the function ends with its document, for example between two test files.
notifyManager.setScheduler((callback) => queueMicrotask(callback))

/** Cached data is discarded five minutes after its last use (rule browser.4). */
const gcTime = 5 * 60 * 1000
/** Screens that open together share one response. */
const staleTime = 5000

export interface QueryClientEvents {
  /** Any read or write failed; this is how an expired session is detected. */
  onFailure(error: Error): void
  onSaving(): void
  onSaved(): void
  onSaveFailed(error: Error): void
  /** A write failed whose screen does not show the error itself. */
  onUnhandledFailure(error: Error): void
}

/** A query client with the product's fetch behaviour (rules browser.3, browser.4). */
export const createQueryClient = (events: QueryClientEvents): QueryClient => {
  const saves = (meta: MutationMeta | undefined) => meta?.savesNothing !== true
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: events.onFailure }),
    mutationCache: new MutationCache({
      onMutate: (_, { meta }) => {
        if (saves(meta)) events.onSaving()
      },
      onSuccess: (data, variables, _context, { meta }) => {
        if (saves(meta)) events.onSaved()
        const done = patchRows(client, { meta, variables, data })
        const predicate = ({ queryHash }: { readonly queryHash: string }) => !done.has(queryHash)
        // Not awaited: the write is complete, regardless of the reads after it.
        for (const queryKey of meta?.invalidates ?? []) void client.invalidateQueries({ queryKey, predicate })
      },
      onError: (error, _variables, _context, { meta }) => {
        if (saves(meta)) events.onSaveFailed(error)
        const isHandled = meta?.showsFailure || (meta?.showsConflict && errorCodeOf(error) === 'EDIT_CONFLICT')
        if (!isHandled) events.onUnhandledFailure(error)
        events.onFailure(error)
      },
    }),
    defaultOptions: {
      queries: { retry, retryDelay, gcTime, staleTime, refetchOnWindowFocus: true, refetchOnReconnect: true },
      // A write that waited for the network would happen by itself later, when nobody expects it any more (rule browser.3).
      mutations: { retry: false, gcTime, networkMode: 'always' },
    },
  })
  return client
}
