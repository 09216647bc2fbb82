import { mailListQuery } from '@lernspur/api-client/identity/mail.queries'
import { pageOfList } from '@lernspur/app-kit/table/page-of-list'
import { searchedWords } from '@lernspur/app-kit/table/searched-words'
import { useDebounced } from '@lernspur/app-kit/table/use-debounced'
import { useListPage } from '@lernspur/app-kit/table/use-list-page'
import type { TableState } from '@lernspur/ui/components/table/table-state'

export const mailsPerPage = 50

/** Columns that the server sorts by. */
const sorted = ['createdAt', 'recipient'] as const

/** States that a mail of the list has. */
export const undeliveredStates = ['waiting', 'refused', 'cancelled'] as const

/** One page of the mails that have not arrived, searched, filtered and sorted by the server. */
export const useMails = (table: TableState) => {
  const search = useDebounced(searchedWords(table.search))
  const state = table.choice('state')
  const filter = [
    ...(search === '' ? [] : [{ field: 'recipient' as const, type: 'contains' as const, value: search.toLowerCase() }]),
    ...(state === '' ? [] : [{ field: 'state' as const, type: 'eq' as const, value: state }]),
  ]
  const { order, ...range } = pageOfList(table, sorted, mailsPerPage)
  return useListPage((part) => mailListQuery({ filter, order, ...part }), range)
}
