import type { Query, QueryClient } from '@tanstack/react-query'
import { queryClient } from '../query/page-client'
import { personAtom } from '../session/session'
import { store } from '../session/store'
import { orCached } from './reads/or-cached'

const cachedRead = async (query: Query) => {
  const person = store.get(personAtom)
  return person && (await import('./reads/page-reads')).cachedReadOf(person, query)
}

/** Without this part, only the return of the network refreshes reads. */
const refetch = (client: QueryClient) =>
  void import('./reads/refetch').then(
    ({ refetchLater }) => refetchLater(client),
    () => undefined,
  )

/** Lets reads without an answer show what this device has (rule browser.10). */
export const enableCachedReads = (): void => {
  const { queries, ...rest } = queryClient.getDefaultOptions()
  const persister = orCached(cachedRead, refetch)
  // They are sent even without a network: they fail at once, and the device's data is shown.
  queryClient.setDefaultOptions({ ...rest, queries: { ...queries, persister, networkMode: 'always' } })
}
