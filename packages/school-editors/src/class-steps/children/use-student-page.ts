import { classStudentsQuery, studentListQuery } from '@lernspur/api-client/school-admin/student.queries'
import { searchedWords } from '@lernspur/app-kit/table/searched-words'
import { useDebounced } from '@lernspur/app-kit/table/use-debounced'
import { useListPage } from '@lernspur/app-kit/table/use-list-page'
import { nameOrderAtom, useAtomValue } from '@lernspur/app-runtime'
import type { TableState } from '@lernspur/ui/components/table/table-state'
import { outsideClasses } from '../../student/table/outside-classes'

export const studentsPerPage = 50

const is = <Field extends string>(field: Field, value: boolean) =>
  ({ field, type: 'eq', value: String(value) }) as const

/** Conditions for students without a class and for those who have left; all others are in a class. */
const outside = {
  none: [is('hasClass', false)],
  left: [is('hasClass', true), is('hasRunningClass', false)],
}

const times = ['createdAt', 'updatedAt'] as const

/** Fields to order by: a time, or both names, the one the user prefers first. */
const useOrder = ({ order: { field, dir } }: TableState) => {
  const nameOrder = useAtomValue(nameOrderAtom)
  const time = times.find((one) => one === field)
  if (time) return [{ field: time, dir }]
  const names = nameOrder === 'lastName' ? (['lastName', 'firstName'] as const) : (['firstName', 'lastName'] as const)
  return names.map((name) => ({ field: name, dir }))
}

/**
 * One page of the students of a class, or of the school by the filter of the table, searched and sorted by the server.
 */
export const useStudentPage = (table: TableState, classId: string | undefined) => {
  const search = useDebounced(searchedWords(table.search))
  const order = useOrder(table)
  const chosen = table.choice('class')
  const words = search === '' ? [] : [{ field: 'name', type: 'search', value: search } as const]
  const schoolClassId = classId ?? (chosen in outside ? '' : chosen)
  const range = { offset: (table.page - 1) * studentsPerPage, limit: studentsPerPage }
  return useListPage((part) => {
    if (schoolClassId !== '') return classStudentsQuery({ schoolClassId }, { filter: words, order, ...part })
    const conditions = chosen === outsideClasses.none || chosen === outsideClasses.left ? outside[chosen] : []
    return studentListQuery({ filter: [...words, ...conditions], order, ...part })
  }, range)
}
