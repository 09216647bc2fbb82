import {
  assessmentTypeRoutes,
  type CreateAssessmentType,
  type CreateLegacyLevel,
  type UpdateAssessmentType,
  type UpdateLegacyLevel,
} from '@lernspur/contracts/assessment-type.contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../call'
import type { ListOf } from '../wire/list-of'

type List = ListOf<typeof assessmentTypeRoutes.listAssessmentTypes>

export const assessmentTypeKeys = {
  all: ['assessment-type'],
  list: (list: List) => ['assessment-type', 'list', list],
  one: (id: string) => ['assessment-type', 'one', id],
} as const

const meta = { invalidates: [assessmentTypeKeys.all] }

/** Scales of the first version of observations. */
export const assessmentTypeListQuery = (list: List = {}) =>
  queryOptions({
    queryKey: assessmentTypeKeys.list(list),
    queryFn: ({ signal }) => call(assessmentTypeRoutes.listAssessmentTypes, { list, signal }),
  })

export const assessmentTypeQuery = (id: string) =>
  queryOptions({
    queryKey: assessmentTypeKeys.one(id),
    queryFn: ({ signal }) => call(assessmentTypeRoutes.getAssessmentType, { params: { id }, signal }),
  })

export const createAssessmentTypeMutation = () =>
  mutationOptions({
    mutationKey: ['assessment-type', 'create'],
    mutationFn: ({ body, idempotencyKey }: { body: CreateAssessmentType; idempotencyKey?: string }) =>
      call(assessmentTypeRoutes.createAssessmentType, { body, idempotencyKey }),
    meta,
  })

export const updateAssessmentTypeMutation = () =>
  mutationOptions({
    mutationKey: ['assessment-type', 'update'],
    mutationFn: ({ id, body, updatedAt }: { id: string; body: UpdateAssessmentType; updatedAt?: string }) =>
      call(assessmentTypeRoutes.updateAssessmentType, { params: { id }, body, ifMatch: updatedAt }),
    meta,
  })

export const deleteAssessmentTypeMutation = () =>
  mutationOptions({
    mutationKey: ['assessment-type', 'delete'],
    mutationFn: (id: string) => call(assessmentTypeRoutes.deleteAssessmentType, { params: { id } }),
    meta,
  })

export const createLegacyLevelMutation = (typeId: string) =>
  mutationOptions({
    mutationKey: ['assessment-type', 'create-level', typeId],
    mutationFn: ({ body, idempotencyKey }: { body: CreateLegacyLevel & { file?: Blob }; idempotencyKey?: string }) =>
      call(assessmentTypeRoutes.createLegacyLevel, { params: { typeId }, body, idempotencyKey }),
    meta,
  })

export const updateLegacyLevelMutation = (typeId: string) =>
  mutationOptions({
    mutationKey: ['assessment-type', 'update-level', typeId],
    mutationFn: ({ id, body }: { id: string; body: UpdateLegacyLevel & { file?: Blob } }) =>
      call(assessmentTypeRoutes.updateLegacyLevel, { params: { typeId, id }, body }),
    meta,
  })

export const deleteLegacyLevelMutation = (typeId: string) =>
  mutationOptions({
    mutationKey: ['assessment-type', 'delete-level', typeId],
    mutationFn: (id: string) => call(assessmentTypeRoutes.deleteLegacyLevel, { params: { typeId, id } }),
    meta,
  })
