import { focusManager, onlineManager, type QueryClient } from '@tanstack/react-query'
import { retryWait } from '../outbox/retry-wait'
import { keptSince } from './shown-kept'

/** Milliseconds; somebody is looking at what is old. */
const longestWait = 60_000

/** Passes after the time, or when the network is back. */
const pause = async (wait: number): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const timer = setTimeout(resolve, wait)
  const stop = onlineManager.subscribe(resolve)
  await promise
  clearTimeout(timer)
  stop()
}

const keptIn = (client: QueryClient) =>
  client
    .getQueryCache()
    .findAll({ type: 'active' })
    .filter((query) => keptSince(query) !== null)

const heal = async (client: QueryClient): Promise<void> => {
  for (let round = 0; ; round++) {
    await pause(Math.min(retryWait(null, round, Date.now()), longestWait))
    const [first] = keptIn(client)
    if (!first) return
    if (!onlineManager.isOnline() || !focusManager.isFocused()) continue
    await first.fetch().catch(() => null)
    if (keptSince(first) === null) await Promise.all(keptIn(client).map((query) => query.fetch().catch(() => null)))
  }
}

const healing = new WeakSet<QueryClient>()

/** Reads anew what the page shows as the device has kept it: one read asks whether the server is back, then all follow. */
export const healLater = (client: QueryClient): void => {
  if (healing.has(client)) return
  healing.add(client)
  void heal(client).finally(() => healing.delete(client))
}
