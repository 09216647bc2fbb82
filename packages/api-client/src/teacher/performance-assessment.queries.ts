import {
  type ChangeVisual,
  type CreatePerformanceAssessment,
  type CreatePerformanceAssessments,
  type DuplicatePerformanceAssessment,
  performanceAssessmentRoutes,
  type UpdatePerformanceAssessment,
} from '@lernspur/contracts/performance-assessment.contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../call'
import type { ListOf } from '../wire/list-of'

type List = ListOf<typeof performanceAssessmentRoutes.listPerformanceAssessments>

export const performanceAssessmentKeys = {
  all: ['performance-assessment'],
  list: (list: List) => ['performance-assessment', 'list', list],
  one: (id: string) => ['performance-assessment', 'one', id],
  currentSemester: (schoolClassId: string) => ['performance-assessment', 'current-semester', schoolClassId],
} as const

// A scale says whether it is in use, and entries follow an assessment to another scale.
const meta = { invalidates: [performanceAssessmentKeys.all, ['performance-visual']] }
const metaWithEntries = { invalidates: [...meta.invalidates, ['observation']] }

/** Assessments with their scale; filter by `schoolClassId`. */
export const performanceAssessmentListQuery = (list: List = {}) =>
  queryOptions({
    queryKey: performanceAssessmentKeys.list(list),
    queryFn: ({ signal }) => call(performanceAssessmentRoutes.listPerformanceAssessments, { list, signal }),
  })

export const performanceAssessmentQuery = (id: string) =>
  queryOptions({
    queryKey: performanceAssessmentKeys.one(id),
    queryFn: ({ signal }) => call(performanceAssessmentRoutes.getPerformanceAssessment, { params: { id }, signal }),
  })

/** Assessments of a class in the semester that holds today. */
export const currentSemesterAssessmentsQuery = (schoolClassId: string) =>
  queryOptions({
    queryKey: performanceAssessmentKeys.currentSemester(schoolClassId),
    queryFn: ({ signal }) =>
      call(performanceAssessmentRoutes.listCurrentSemesterAssessments, { params: { schoolClassId }, signal }),
  })

/** Without a class it is a template of the school. */
export const createPerformanceAssessmentMutation = () =>
  mutationOptions({
    mutationKey: ['performance-assessment', 'create'],
    mutationFn: ({ body, idempotencyKey }: { body: CreatePerformanceAssessment; idempotencyKey?: string }) =>
      call(performanceAssessmentRoutes.createPerformanceAssessment, { body, idempotencyKey }),
    meta,
  })

/** Several of one class, all or none. */
export const createPerformanceAssessmentsMutation = (schoolClassId: string) =>
  mutationOptions({
    mutationKey: ['performance-assessment', 'create-many', schoolClassId],
    mutationFn: ({ body, idempotencyKey }: { body: CreatePerformanceAssessments; idempotencyKey?: string }) =>
      call(performanceAssessmentRoutes.createPerformanceAssessments, {
        params: { schoolClassId },
        body,
        idempotencyKey,
      }),
    meta,
  })

interface Change<Body> {
  id: string
  body: Body
  /** As read; a newer state on the server is EDIT_CONFLICT. */
  updatedAt?: string
}

/** With entries, another scale or semester is FOREIGN_KEY_CONSTRAINT. */
export const updatePerformanceAssessmentMutation = () =>
  mutationOptions({
    mutationKey: ['performance-assessment', 'update'],
    mutationFn: ({ id, body, updatedAt }: Change<UpdatePerformanceAssessment>) =>
      call(performanceAssessmentRoutes.updatePerformanceAssessment, { params: { id }, body, ifMatch: updatedAt }),
    meta,
  })

/** Swaps the scale and takes entries along; a level in use without a new one is INVALID_IMPLICIT_DELETION. */
export const changeVisualMutation = () =>
  mutationOptions({
    mutationKey: ['performance-assessment', 'change-visual'],
    mutationFn: ({ id, body, updatedAt }: Change<ChangeVisual>) =>
      call(performanceAssessmentRoutes.changeVisual, { params: { id }, body, ifMatch: updatedAt }),
    meta: metaWithEntries,
  })

interface Copy {
  id: string
  body?: DuplicatePerformanceAssessment
  idempotencyKey?: string
}

export const duplicatePerformanceAssessmentMutation = () =>
  mutationOptions({
    mutationKey: ['performance-assessment', 'duplicate'],
    mutationFn: ({ id, body, idempotencyKey }: Copy) =>
      call(performanceAssessmentRoutes.duplicatePerformanceAssessment, {
        params: { performanceAssessmentId: id },
        ...(body ? { body } : {}),
        idempotencyKey,
      }),
    meta,
  })

/** FOREIGN_KEY_CONSTRAINT while entries name it. */
export const deletePerformanceAssessmentMutation = () =>
  mutationOptions({
    mutationKey: ['performance-assessment', 'delete'],
    mutationFn: (id: string) => call(performanceAssessmentRoutes.deletePerformanceAssessment, { params: { id } }),
    meta,
  })
