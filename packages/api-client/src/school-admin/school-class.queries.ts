import { schoolClassRoutes } from '@lernspur/contracts/school-class.contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call'
import type { ListOf } from '../wire/list-of'

type List = ListOf<typeof schoolClassRoutes.listSchoolClasses>

export const schoolClassKeys = {
  all: ['school-class'],
  list: (list: List) => ['school-class', 'list', list],
} as const

/** Classes that the caller may see. */
export const schoolClassListQuery = (list: List = {}) =>
  queryOptions({
    queryKey: schoolClassKeys.list(list),
    queryFn: ({ signal }) => call(schoolClassRoutes.listSchoolClasses, { list, signal }),
  })
