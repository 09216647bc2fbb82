import { classTemplateListQuery } from '@lernspur/api-client/school-admin/class-template.queries'
import { pageOfList } from '@lernspur/app-kit/table/page-of-list'
import { searchedWords } from '@lernspur/app-kit/table/searched-words'
import { useDebounced } from '@lernspur/app-kit/table/use-debounced'
import { useListPage } from '@lernspur/app-kit/table/use-list-page'
import type { TableState } from '@lernspur/ui/components/table/table-state'

export const templatesPerPage = 50

/** Columns that the server sorts by. */
const sorted = ['name', 'schoolLevel', 'createdAt'] as const

/** One page of the school's templates, searched and sorted by the server. */
export const useClassTemplates = (table: TableState) => {
  const search = useDebounced(searchedWords(table.search))
  const filter = search === '' ? [] : [{ field: 'name' as const, type: 'search' as const, value: search }]
  const { order, ...range } = pageOfList(table, sorted, templatesPerPage)
  return useListPage((part) => classTemplateListQuery({ filter, order, ...part }), range)
}
