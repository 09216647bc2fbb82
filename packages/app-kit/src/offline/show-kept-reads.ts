import { queryClient } from '../query/page-client'
import { personAtom } from '../session/session'
import { store } from '../session/store'
import { healLater } from './reads/heal'
import { orKept } from './reads/or-kept'

/** Makes reads without an answer show what this device has of them (rule browser.10). */
export const showKeptReads = (): void => {
  const { queries, ...rest } = queryClient.getDefaultOptions()
  const persister = orKept(async (query) => {
    const person = store.get(personAtom)
    return person && (await import('./reads/page-reads')).keptReadOf(person, query)
  }, healLater)
  // Without a network they are asked as well: they fail at once, and what the device has is shown.
  queryClient.setDefaultOptions({ ...rest, queries: { ...queries, persister, networkMode: 'always' } })
}
