import type { DataOf, RouteSpec } from '@lernspur/contracts/route'
import type { MutationKey } from '@tanstack/react-query'
import { type CallOptions, call } from '../call'
import type { CallInput, KeyOf } from '../call-input'
import type { MutationManner, MutationMeta } from '../wire/mutation-meta'

/** A create never goes without its key; whoever makes one gets it from `useKeyedMutation`. */
type Parts<R extends RouteSpec> =
  KeyOf<R> extends undefined ? CallInput<R> : CallInput<R> & { readonly idempotencyKey: string }

/** Variables of a write; undefined where nothing must be given, and only undefined where nothing can be. */
export type WriteInput<R extends RouteSpec> =
  unknown extends Parts<R> ? undefined : Partial<Parts<R>> extends Parts<R> ? Parts<R> | undefined : Parts<R>

/**
 * Mutation options of a call: `const updateStudent = writeOf(['student', 'update'], route, meta)`, then
 * `useMutation(updateStudent())`. A screen that tells of a failure itself says so: `updateStudent({ tellsFailure: true })`.
 */
export const writeOf =
  <const R extends RouteSpec>(mutationKey: MutationKey, route: R, meta: MutationMeta = {}) =>
  (manner: MutationManner = {}) => ({
    mutationKey,
    mutationFn: (input: WriteInput<R>): Promise<DataOf<R>> => call(route, (input ?? {}) as CallOptions<R>),
    meta: { ...meta, ...manner },
  })
