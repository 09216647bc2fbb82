import { announcementListQuery } from '@lernspur/api-client/provider/announcement.queries'
import { pageOfList } from '@lernspur/app-kit/table/page-of-list'
import { searchedWords } from '@lernspur/app-kit/table/searched-words'
import { useDebounced } from '@lernspur/app-kit/table/use-debounced'
import { useListPage } from '@lernspur/app-kit/table/use-list-page'
import type { TableState } from '@lernspur/ui/components/table/table-state'

export const announcementsPerPage = 20

const sorted = ['titleDe', 'state', 'form', 'startsAt', 'endsAt'] as const

/** One page of the announcements, searched, filtered and sorted by the server. */
export const useAnnouncements = (table: TableState) => {
  const search = useDebounced(searchedWords(table.search))
  const state = table.choice('state')
  const filter = [
    ...(search === '' ? [] : [{ field: 'titleDe' as const, type: 'search' as const, value: search }]),
    ...(state === '' ? [] : [{ field: 'state' as const, type: 'eq' as const, value: state }]),
  ]
  const { order, ...range } = pageOfList(table, sorted, announcementsPerPage)
  return useListPage((part) => announcementListQuery({ filter, order, ...part }), range)
}
