import { isUnreachable } from '@lernspur/api-client/wire/api-error'
import type { Query, QueryClient, QueryFunction, QueryFunctionContext } from '@tanstack/react-query'
import { retry } from '../../query/retry'
import { cachedSince, markCached } from './cached-marks'

/** The device's copy of the answer to a read. */
export interface CachedRead {
  readonly data: unknown
  /** When the server returned it, in milliseconds since 1970. */
  readonly readAt: number
}

/** Milliseconds that a page waits for the server before it shows what the device has. */
const cacheFallbackDelay = 5000

/** What the page itself has. */
const ownRead = ({ state }: Query): CachedRead | null =>
  state.data === undefined ? null : { data: state.data, readAt: state.dataUpdatedAt }

/** Whether a read that has data is retried before the data counts as old. */
const isTriedAgain = (query: Query, error: unknown): boolean =>
  cachedSince(query) === null && retry(query.state.fetchFailureCount, error)

/**
 * Lets reads that the server does not answer return what the page or the device has (rule browser.10), and repeats them
 * once it answers. Refusals stay refusals.
 */
export const orCached =
  (
    cachedRead: (query: Query) => Promise<CachedRead | null>,
    refetch: (client: QueryClient) => void,
    wait = cacheFallbackDelay,
  ) =>
  async (ask: QueryFunction, context: QueryFunctionContext, query: Query): Promise<unknown> => {
    const answer = Promise.resolve(ask(context))
    const own = ownRead(query)
    const outcome = await Promise.race([
      answer.then(
        (data) => ({ data }),
        (error: unknown) => ({ error }),
      ),
      ...(own ? [] : [new Promise<null>((resolve) => setTimeout(() => resolve(null), wait))]),
    ])
    if (outcome && 'data' in outcome) return outcome.data
    if (outcome && (!isUnreachable(outcome.error) || (own && isTriedAgain(query, outcome.error)))) throw outcome.error
    const cached = own
      ? { ...own, readAt: cachedSince(query) ?? own.readAt }
      : await cachedRead(query).catch(() => null)
    if (!cached) return await answer
    markCached(query, cached.readAt)
    refetch(context.client)
    // A late answer is still newer.
    answer.then(
      (data) => query.setData(data),
      () => undefined,
    )
    return cached.data
  }
