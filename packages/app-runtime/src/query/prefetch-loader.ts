import type { FetchQueryOptions } from '@tanstack/react-query'
import type { LoaderFunction, Params } from 'react-router'
import { sessionAtom } from '../session/session'
import { store } from '../session/store'
import { queryClient } from './page-client'

interface Visited {
  readonly params: Params
  readonly search: URLSearchParams
}

/** The read of any query; their keys and answers differ. */
// biome-ignore lint/suspicious/noExplicitAny: the answers are only stored.
type AnyRead = FetchQueryOptions<any, Error, any, any>

/**
 * `export const loader = prefetchLoader(({ params }) => [classQuery(params.classId)])`: starts what the screen reads before
 * it is rendered, so that a page whose data are there quickly appears at once with them. Nothing waits for them, and the
 * screen shows their errors. Called with a session only; a visitor is about to be sent to the sign-in page.
 */
export const prefetchLoader =
  (readsOf: (visited: Visited) => readonly AnyRead[]): LoaderFunction =>
  ({ params, request }) => {
    if (!store.get(sessionAtom)) return null
    for (const read of readsOf({ params, search: new URL(request.url).searchParams }))
      queryClient.query(read).catch(() => null)
    return null
  }
