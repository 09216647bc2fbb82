import { providerUserCalls } from '@lernspur/api-client/provider/provider-user.queries'
import { pageOfList } from '@lernspur/app-kit/table/page-of-list'
import { searchedWords } from '@lernspur/app-kit/table/searched-words'
import { useDebounced } from '@lernspur/app-kit/table/use-debounced'
import { useListPage } from '@lernspur/app-kit/table/use-list-page'
import { nameOrderAtom, useAtomValue } from '@lernspur/app-runtime'
import type { TableState } from '@lernspur/ui/components/table/table-state'

export const usersPerPage = 50

/** Which people are shown, besides all. */
export const userStates = ['invited', 'never', 'disabled'] as const

const conditionOf = (state: string) => {
  if (state === 'invited') return [{ field: 'isInvited' as const, type: 'eq' as const, value: 'true' }]
  if (state === 'never') return [{ field: 'lastSignedInAt' as const, type: 'isnull' as const }]
  return state === 'disabled' ? [{ field: 'isDisabled' as const, type: 'eq' as const, value: 'true' }] : []
}

/** One page of the people of all schools, searched, filtered and sorted by the server. */
export const useUsers = (table: TableState) => {
  const byName = useAtomValue(nameOrderAtom)
  const search = useDebounced(searchedWords(table.search))
  const filter = [
    ...(search === '' ? [] : [{ field: 'person' as const, type: 'search' as const, value: search }]),
    ...conditionOf(table.choice('state')),
  ]
  const { order, ...range } = pageOfList(table, ['name', 'email'], usersPerPage)
  const [{ field, dir }] = order
  const names = byName === 'firstName' ? (['firstName', 'lastName'] as const) : (['lastName', 'firstName'] as const)
  const sorting = field === 'name' ? names.map((name) => ({ field: name, dir })) : [{ field: 'email' as const, dir }]
  return {
    ...useListPage((part) => providerUserCalls.listProviderUsers({ filter, order: sorting, ...part }), range),
    search,
  }
}
