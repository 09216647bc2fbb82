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

let isFirstPage = true

/** To be called when the page that the browser has opened is rendered: screens that follow read their data themselves. */
export const endFirstPage = (): void => {
  isFirstPage = false
}

/**
 * `export const loader = prefetchLoader(({ params }) => [classQuery(params.classId)])`: starts what the screen reads before
 * it is rendered, so that a page that the browser opens appears at once with its data. Nothing waits for them, and the
 * screen shows their errors. Not for a visitor, who is about to be sent to the sign-in page, and not on later pages: the
 * one before stays until they are there, and an answer that arrives while they are drawn would only hold them up.
 */
export const prefetchLoader =
  (readsOf: (visited: Visited) => readonly AnyRead[]): LoaderFunction =>
  ({ params, request }) => {
    if (!isFirstPage || !store.get(sessionAtom)) return null
    for (const read of readsOf({ params, search: new URL(request.url).searchParams }))
      queryClient.query(read).catch(() => null)
    return null
  }
