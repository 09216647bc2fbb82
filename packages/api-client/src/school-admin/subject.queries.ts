import { subjectRoutes } from '@lernspur/contracts/subject.contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call'
import type { ListOf } from '../wire/list-of'

type List = ListOf<typeof subjectRoutes.listSubjects>

export const subjectKeys = {
  all: ['subject'],
  list: (list: List) => ['subject', 'list', list],
} as const

/** Subjects of the classes that the caller may see; filter by `schoolClassId`. */
export const subjectListQuery = (list: List = {}) =>
  queryOptions({
    queryKey: subjectKeys.list(list),
    queryFn: ({ signal }) => call(subjectRoutes.listSubjects, { list, signal }),
  })
