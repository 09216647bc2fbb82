import { type Query, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/** The update of each query that is older than its timestamp, and when it was really read. */
const marks = new WeakMap<object, { readonly readAt: number; readonly update: number }>()
let isAnyMarked = false

type MarkedQuery = Pick<Query, 'state'>

/** Marks the next data of the query as the device's copy of an earlier read. */
export const markCached = (query: MarkedQuery, readAt: number): void => {
  marks.set(query, { readAt, update: query.state.dataUpdateCount + 1 })
  isAnyMarked = true
}

/**
 * When the server returned what the query shows, in milliseconds since 1970, if it has not answered since; else null.
 */
export const cachedSince = (query: MarkedQuery): number | null => {
  const mark = marks.get(query)
  return mark && mark.update === query.state.dataUpdateCount ? mark.readAt : null
}

/** When the oldest data that the page shows without an answer of the server was read; null if all of it is current. */
export const useCachedSince = (): number | null => {
  const cache = useQueryClient().getQueryCache()
  return useSyncExternalStore(
    (notify) => cache.subscribe(notify),
    () => {
      if (!isAnyMarked) return null
      const times = cache.findAll({ type: 'active' }).flatMap((query) => cachedSince(query) ?? [])
      return times.length > 0 ? Math.min(...times) : null
    },
  )
}
