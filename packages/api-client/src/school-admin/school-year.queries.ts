import {
  type CreateSchoolYear,
  schoolYearRoutes,
  type UpdateSchoolYear,
} from '@lernspur/contracts/school-year.contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
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

const meta = { invalidates: [schoolYearKeys.all, ['school-class']] }

export const createSchoolYearMutation = () =>
  mutationOptions({
    mutationKey: ['school-year', 'create'],
    mutationFn: ({ body, idempotencyKey }: { body: CreateSchoolYear; idempotencyKey?: string }) =>
      call(schoolYearRoutes.createSchoolYear, { body, idempotencyKey }),
    meta,
  })

/** `updatedAt` as read guards against overwriting somebody else's change: EDIT_CONFLICT. */
export const updateSchoolYearMutation = () =>
  mutationOptions({
    mutationKey: ['school-year', 'update'],
    mutationFn: ({ id, body, updatedAt }: { id: string; body: UpdateSchoolYear; updatedAt?: string }) =>
      call(schoolYearRoutes.updateSchoolYear, { params: { id }, body, ifMatch: updatedAt }),
    meta,
  })

export const deleteSchoolYearMutation = () =>
  mutationOptions({
    mutationKey: ['school-year', 'delete'],
    mutationFn: (id: string) => call(schoolYearRoutes.deleteSchoolYear, { params: { id } }),
    meta,
  })
