import type { DataOf, RouteSpec } from '@lernspur/contracts/wire/route'
import type { MutationKey } from '@tanstack/react-query'
import { type CallOptions, call } from '../call'
import type { CallInput, KeyOf } from '../call-input'
import type { MutationBehaviour, MutationMeta } from '../wire/mutation-meta'

/** A create is always sent with a key; callers get one from `useKeyedMutation`. */
type Parts<R extends RouteSpec> =
  KeyOf<R> extends undefined ? CallInput<R> : CallInput<R> & { readonly idempotencyKey: string }

/** Variables of a write; undefined is allowed if nothing is required, and is the only value if there is no input. */
export type WriteInput<R extends RouteSpec> =
  unknown extends Parts<R> ? undefined : Partial<Parts<R>> extends Parts<R> ? Parts<R> | undefined : Parts<R>

/**
 * Mutation options of a call: `const updateStudent = writeOf(['student', 'update'], route, meta)`, then
 * `useMutation(updateStudent())`. A screen that shows the error itself says so: `updateStudent({ showsFailure: true
 * })`.
 */
export const writeOf =
  <const R extends RouteSpec>(mutationKey: MutationKey, route: R, meta: MutationMeta = {}) =>
  (behaviour: MutationBehaviour = {}) => ({
    mutationKey,
    mutationFn: (input: WriteInput<R>): Promise<DataOf<R>> => call(route, (input ?? {}) as CallOptions<R>),
    meta: { ...meta, ...behaviour },
  })
