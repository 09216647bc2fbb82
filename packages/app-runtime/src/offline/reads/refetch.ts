import { focusManager, onlineManager, type QueryClient } from '@tanstack/react-query'
import { retryWait } from '../outbox/retry-wait'
import { cachedSince } from './cached-marks'

/** In milliseconds; short, because somebody is looking at old data. */
const maxWait = 60_000

/** Passes after the time, or when the network is back. */
const pause = async (wait: number): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const timer = setTimeout(resolve, wait)
  const stop = onlineManager.subscribe(resolve)
  await promise
  clearTimeout(timer)
  stop()
}

const cachedIn = (client: QueryClient) =>
  client
    .getQueryCache()
    .findAll({ type: 'active' })
    .filter((query) => cachedSince(query) !== null)

const refetch = async (client: QueryClient): Promise<void> => {
  for (let round = 0; ; round++) {
    await pause(Math.min(retryWait(null, round, Date.now()), maxWait))
    const [first] = cachedIn(client)
    if (!first) return
    if (!onlineManager.isOnline() || !focusManager.isFocused()) continue
    await first.fetch().catch(() => null)
    if (cachedSince(first) === null) await Promise.all(cachedIn(client).map((query) => query.fetch().catch(() => null)))
  }
}

const refetching = new WeakSet<QueryClient>()

/** Repeats the reads that the page shows from the device: one tests whether the server is back, then all follow. */
export const refetchLater = (client: QueryClient): void => {
  if (refetching.has(client)) return
  refetching.add(client)
  void refetch(client).finally(() => refetching.delete(client))
}
