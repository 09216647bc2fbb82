import {
  type CreateObservation,
  type CreateObservations,
  observationRoutes,
  type UpdateObservation,
} from '@lernspur/contracts/observation.contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../call'
import type { ListOf } from '../wire/list-of'

type List = ListOf<typeof observationRoutes.listObservations>

export const observationKeys = {
  all: ['observation'],
  list: (list: List) => ['observation', 'list', list],
  one: (observationId: string) => ['observation', 'one', observationId],
} as const

const meta = { invalidates: [observationKeys.all] }

/** Observations that the caller may see; filter by `schoolClassId`, `studentId`, `competenceId` and more. */
export const observationListQuery = (list: List = {}) =>
  queryOptions({
    queryKey: observationKeys.list(list),
    queryFn: ({ signal }) => call(observationRoutes.listObservations, { list, signal }),
  })

export const observationQuery = (observationId: string) =>
  queryOptions({
    queryKey: observationKeys.one(observationId),
    queryFn: ({ signal }) => call(observationRoutes.getObservation, { params: { observationId }, signal }),
  })

/** One entry; give the same key again to repeat a call whose answer was lost. */
export const createObservationMutation = () =>
  mutationOptions({
    mutationKey: ['observation', 'create'],
    mutationFn: ({ body, idempotencyKey }: { body: CreateObservation; idempotencyKey?: string }) =>
      call(observationRoutes.createObservation, { body, idempotencyKey }),
    meta,
  })

/** Up to 1000 entries, all or none. */
export const createObservationsMutation = () =>
  mutationOptions({
    mutationKey: ['observation', 'create-many'],
    mutationFn: ({ body, idempotencyKey }: { body: CreateObservations; idempotencyKey?: string }) =>
      call(observationRoutes.createObservations, { body, idempotencyKey }),
    meta,
  })

/** `updatedAt` as read guards against overwriting somebody else's change: EDIT_CONFLICT. */
export const updateObservationMutation = () =>
  mutationOptions({
    mutationKey: ['observation', 'update'],
    mutationFn: ({ id, body, updatedAt }: { id: string; body: UpdateObservation; updatedAt?: string }) =>
      call(observationRoutes.updateObservation, { params: { observationId: id }, body, ifMatch: updatedAt }),
    meta,
  })

export const deleteObservationMutation = () =>
  mutationOptions({
    mutationKey: ['observation', 'delete'],
    mutationFn: (observationId: string) => call(observationRoutes.deleteObservation, { params: { observationId } }),
    meta,
  })
