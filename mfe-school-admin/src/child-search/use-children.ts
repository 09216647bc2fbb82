import { studentListQuery } from '@lernspur/api-client/school-admin/student.queries'
import { searchedWords } from '@lernspur/app-kit/table/searched-words'
import { useDebounced } from '@lernspur/app-kit/table/use-debounced'
import { keepPreviousData, useFormat, useQuery } from '@lernspur/app-runtime'
import { useState } from 'react'

/** Maximum number of children that the search offers; typing more finds others. */
const offered = 50

/** Children of the school by name, former ones among them, and the chosen one, at first that of `first`. */
export const useChildren = (first: string) => {
  const format = useFormat()
  const [chosen, choose] = useState(first)
  const [query, setQuery] = useState('')
  const search = useDebounced(searchedWords(query))
  const found = useQuery({
    ...studentListQuery({
      filter: search === '' ? [] : [{ field: 'name', type: 'search', value: search }],
      limit: offered,
    }),
    placeholderData: keepPreviousData,
  })
  const own = useQuery({
    ...studentListQuery({ filter: [{ field: 'id', type: 'eq', value: chosen }] }),
    enabled: chosen !== '',
  })
  const child = own.data?.rows[0]
  const rows = (found.data?.rows ?? []).toSorted(format.byName)
  const isFound = child === undefined || rows.some(({ id }) => id === child.id)
  return { children: isFound ? rows : [child, ...rows], child, choose, query, setQuery }
}

/** A search among the children of the school. */
export type ChildSearch = ReturnType<typeof useChildren>
