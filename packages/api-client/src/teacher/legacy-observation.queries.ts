import {
  type CreateLegacyObservation,
  type CreateLegacyObservations,
  legacyObservationRoutes,
  type UpdateLegacyObservation,
} from '@lernspur/contracts/legacy-observation.contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../call'
import type { ListOf } from '../wire/list-of'

type List = ListOf<typeof legacyObservationRoutes.listLegacyObservations>

export const legacyObservationKeys = {
  all: ['legacy-observation'],
  list: (list: List) => ['legacy-observation', 'list', list],
  one: (observationId: string) => ['legacy-observation', 'one', observationId],
} as const

const meta = { invalidates: [legacyObservationKeys.all] }

/** Entries of the first version that the caller may see; screens read them and write version 2. */
export const legacyObservationListQuery = (list: List = {}) =>
  queryOptions({
    queryKey: legacyObservationKeys.list(list),
    queryFn: ({ signal }) => call(legacyObservationRoutes.listLegacyObservations, { list, signal }),
  })

export const legacyObservationQuery = (observationId: string) =>
  queryOptions({
    queryKey: legacyObservationKeys.one(observationId),
    queryFn: ({ signal }) => call(legacyObservationRoutes.getLegacyObservation, { params: { observationId }, signal }),
  })

/** One entry; give the same key again to repeat a call whose answer was lost. */
export const createLegacyObservationMutation = () =>
  mutationOptions({
    mutationKey: ['legacy-observation', 'create'],
    mutationFn: ({ body, idempotencyKey }: { body: CreateLegacyObservation; idempotencyKey?: string }) =>
      call(legacyObservationRoutes.createLegacyObservation, { body, idempotencyKey }),
    meta,
  })

/** Up to 1000 entries, all or none. */
export const createLegacyObservationsMutation = () =>
  mutationOptions({
    mutationKey: ['legacy-observation', 'create-many'],
    mutationFn: ({ body, idempotencyKey }: { body: CreateLegacyObservations; idempotencyKey?: string }) =>
      call(legacyObservationRoutes.createLegacyObservations, { body, idempotencyKey }),
    meta,
  })

/** `updatedAt` as read guards against overwriting somebody else's change: EDIT_CONFLICT. */
export const updateLegacyObservationMutation = () =>
  mutationOptions({
    mutationKey: ['legacy-observation', 'update'],
    mutationFn: ({ id, body, updatedAt }: { id: string; body: UpdateLegacyObservation; updatedAt?: string }) =>
      call(legacyObservationRoutes.updateLegacyObservation, {
        params: { observationId: id },
        body,
        ifMatch: updatedAt,
      }),
    meta,
  })

export const deleteLegacyObservationMutation = () =>
  mutationOptions({
    mutationKey: ['legacy-observation', 'delete'],
    mutationFn: (observationId: string) =>
      call(legacyObservationRoutes.deleteLegacyObservation, { params: { observationId } }),
    meta,
  })
