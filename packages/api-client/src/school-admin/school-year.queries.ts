import { schoolYearRoutes } from '@lernspur/contracts/school-year.contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call'
import type { ListOf } from '../wire/list-of'

type List = ListOf<typeof schoolYearRoutes.listSchoolYears>

export const schoolYearKeys = {
  all: ['school-year'],
  list: (list: List) => ['school-year', 'list', list],
  currentTerm: ['school-year', 'current-term'],
} as const

/** School years of the school, with their terms. */
export const schoolYearListQuery = (list: List = {}) =>
  queryOptions({
    queryKey: schoolYearKeys.list(list),
    queryFn: ({ signal }) => call(schoolYearRoutes.listSchoolYears, { list, signal }),
  })

/** The term that holds today; null between terms. */
export const currentTermQuery = () =>
  queryOptions({
    queryKey: schoolYearKeys.currentTerm,
    queryFn: ({ signal }) => call(schoolYearRoutes.getCurrentTerm, { signal }),
  })
