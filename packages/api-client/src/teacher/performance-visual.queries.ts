import {
  type CreatePerformanceLevel,
  type CreatePerformanceVisual,
  performanceVisualRoutes,
  type UpdatePerformanceLevel,
  type UpdatePerformanceVisual,
} from '@lernspur/contracts/performance-visual.contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../call'
import type { ListOf } from '../wire/list-of'

type List = ListOf<typeof performanceVisualRoutes.listPerformanceVisuals>

export const performanceVisualKeys = {
  all: ['performance-visual'],
  list: (list: List) => ['performance-visual', 'list', list],
  one: (id: string) => ['performance-visual', 'one', id],
} as const

// Assessments carry their scale.
const meta = { invalidates: [performanceVisualKeys.all, ['performance-assessment']] }

/** Scales with their levels, lowest first. */
export const performanceVisualListQuery = (list: List = {}) =>
  queryOptions({
    queryKey: performanceVisualKeys.list(list),
    queryFn: ({ signal }) => call(performanceVisualRoutes.listPerformanceVisuals, { list, signal }),
  })

export const performanceVisualQuery = (id: string) =>
  queryOptions({
    queryKey: performanceVisualKeys.one(id),
    queryFn: ({ signal }) => call(performanceVisualRoutes.getPerformanceVisual, { params: { id }, signal }),
  })

/** Levels lowest first; without a class it is a template of the school. */
export const createPerformanceVisualMutation = () =>
  mutationOptions({
    mutationKey: ['performance-visual', 'create'],
    mutationFn: ({ body, idempotencyKey }: { body: CreatePerformanceVisual; idempotencyKey?: string }) =>
      call(performanceVisualRoutes.createPerformanceVisual, { body, idempotencyKey }),
    meta,
  })

/** `updatedAt` as read guards against overwriting somebody else's change: EDIT_CONFLICT. */
export const updatePerformanceVisualMutation = () =>
  mutationOptions({
    mutationKey: ['performance-visual', 'update'],
    mutationFn: ({ id, body, updatedAt }: { id: string; body: UpdatePerformanceVisual; updatedAt?: string }) =>
      call(performanceVisualRoutes.updatePerformanceVisual, { params: { id }, body, ifMatch: updatedAt }),
    meta,
  })

/** FOREIGN_KEY_CONSTRAINT while assessments or entries use it. */
export const deletePerformanceVisualMutation = () =>
  mutationOptions({
    mutationKey: ['performance-visual', 'delete'],
    mutationFn: (id: string) => call(performanceVisualRoutes.deletePerformanceVisual, { params: { id } }),
    meta,
  })

/** A level with an uploaded `file` (PNG, JPEG or WebP), a built-in `picturePath` or its label alone. */
export const createPerformanceLevelMutation = (visualId: string) =>
  mutationOptions({
    mutationKey: ['performance-visual', 'create-level', visualId],
    mutationFn: ({
      body,
      idempotencyKey,
    }: {
      body: CreatePerformanceLevel & { file?: Blob }
      idempotencyKey?: string
    }) => call(performanceVisualRoutes.createPerformanceLevel, { params: { visualId }, body, idempotencyKey }),
    meta,
  })

interface LevelChange {
  id: string
  body: UpdatePerformanceLevel & { file?: Blob }
  /** Of the scale, as read; a newer state on the server is EDIT_CONFLICT. */
  updatedAt?: string
}

export const updatePerformanceLevelMutation = (visualId: string) =>
  mutationOptions({
    mutationKey: ['performance-visual', 'update-level', visualId],
    mutationFn: ({ id, body, updatedAt }: LevelChange) =>
      call(performanceVisualRoutes.updatePerformanceLevel, { params: { visualId, id }, body, ifMatch: updatedAt }),
    meta,
  })

export const deletePerformanceLevelMutation = (visualId: string) =>
  mutationOptions({
    mutationKey: ['performance-visual', 'delete-level', visualId],
    mutationFn: (id: string) => call(performanceVisualRoutes.deletePerformanceLevel, { params: { visualId, id } }),
    meta,
  })
