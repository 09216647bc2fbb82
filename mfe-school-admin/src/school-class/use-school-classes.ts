import { schoolClassListQuery } from '@lernspur/api-client/school-admin/school-class.queries'
import { searchedWords } from '@lernspur/app-kit/table/searched-words'
import { useDebounced } from '@lernspur/app-kit/table/use-debounced'
import { useListPage } from '@lernspur/app-kit/table/use-list-page'
import { nameOrderAtom, useAtomValue, useQuery } from '@lernspur/app-runtime'
import type { TableState } from '@lernspur/ui/components/table/table-state'

/** Classes on one page of the table. */
export const classesPerPage = 50

const sorted = ['schoolLevel', 'year', 'studentCount'] as const

/** Fields to order by; classes with equal values are sorted by name. */
const useFields = ({ order }: TableState) => {
  const nameOrder = useAtomValue(nameOrderAtom)
  const creator =
    nameOrder === 'lastName'
      ? (['creatorLastName', 'creatorFirstName'] as const)
      : (['creatorFirstName', 'creatorLastName'] as const)
  if (order.field === 'name') return ['name', 'schoolLevel'] as const
  if (order.field === 'creator') return [...creator, 'name'] as const
  return [sorted.find((field) => field === order.field) ?? 'schoolLevel', 'name'] as const
}

/** One page of the classes of the school, searched, filtered and sorted by the server. */
export const useSchoolClasses = (table: TableState) => {
  const search = useDebounced(searchedWords(table.search))
  const year = table.choice('year')
  const filter = [
    { field: 'isActive', type: 'eq', value: String(table.choice('state') !== 'archived') } as const,
    ...(search === '' ? [] : [{ field: 'words', type: 'search', value: search } as const]),
    ...(year === '' ? [] : [{ field: 'schoolYearId', type: 'eq', value: year } as const]),
  ]
  const order = useFields(table).map((field) => ({ field, dir: table.order.dir }))
  const range = { offset: (table.page - 1) * classesPerPage, limit: classesPerPage }
  return useListPage((part) => schoolClassListQuery({ filter, order, ...part }), range)
}

/** The class with this id, whichever page it is on; undefined while loading or without an id. */
export const useSchoolClass = (id: string) => {
  const enabled = id !== ''
  const found = useQuery({ ...schoolClassListQuery({ filter: [{ field: 'id', type: 'eq', value: id }] }), enabled })
  return enabled ? found.data?.rows[0] : undefined
}
