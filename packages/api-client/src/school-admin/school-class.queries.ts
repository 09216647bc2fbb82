import {
  type CreateSchoolClass,
  schoolClassRoutes,
  type UpdateSchoolClass,
} from '@lernspur/contracts/school-class.contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../call'
import type { ListOf } from '../wire/list-of'

type List = ListOf<typeof schoolClassRoutes.listSchoolClasses>

export const schoolClassKeys = {
  all: ['school-class'],
  list: (list: List) => ['school-class', 'list', list],
} as const

const meta = { invalidates: [schoolClassKeys.all] }

/** Classes that the caller may see. */
export const schoolClassListQuery = (list: List = {}) =>
  queryOptions({
    queryKey: schoolClassKeys.list(list),
    queryFn: ({ signal }) => call(schoolClassRoutes.listSchoolClasses, { list, signal }),
  })

/** A class of the caller; give the same key again to repeat a call whose answer was lost. */
export const createSchoolClassMutation = () =>
  mutationOptions({
    mutationKey: ['school-class', 'create'],
    mutationFn: ({ body, idempotencyKey }: { body: CreateSchoolClass; idempotencyKey?: string }) =>
      call(schoolClassRoutes.createSchoolClass, { body, idempotencyKey }),
    meta,
  })

/** `updatedAt` as read guards against overwriting somebody else's change: EDIT_CONFLICT. */
export const updateSchoolClassMutation = () =>
  mutationOptions({
    mutationKey: ['school-class', 'update'],
    mutationFn: ({ id, body, updatedAt }: { id: string; body: UpdateSchoolClass; updatedAt?: string }) =>
      call(schoolClassRoutes.updateSchoolClass, { params: { id }, body, ifMatch: updatedAt }),
    meta,
  })

export const deleteSchoolClassMutation = () =>
  mutationOptions({
    mutationKey: ['school-class', 'delete'],
    mutationFn: (id: string) => call(schoolClassRoutes.deleteSchoolClass, { params: { id } }),
    meta: { invalidates: [schoolClassKeys.all, ['access-right'], ['subject'], ['competence']] },
  })

/** Moves a class into another school year. */
export const assignToSchoolYearMutation = () =>
  mutationOptions({
    mutationKey: ['school-class', 'assign'],
    mutationFn: ({ id, schoolYearId }: { id: string; schoolYearId: string }) =>
      call(schoolClassRoutes.assignToSchoolYear, { params: { id }, body: { schoolYearId } }),
    meta,
  })
