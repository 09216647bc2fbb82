import type { DataOf, RouteSpec } from '@lernspur/contracts/route'
import type { MutationKey } from '@tanstack/react-query'
import { type CallOptions, call } from '../call'
import type { CallInput } from '../call-input'
import type { MutationManner, MutationMeta } from '../wire/mutation-meta'

/** Variables of a write; undefined where nothing must be given, and only undefined where nothing can be. */
export type WriteInput<R extends RouteSpec> =
  unknown extends CallInput<R>
    ? undefined
    : Partial<CallInput<R>> extends CallInput<R>
      ? CallInput<R> | undefined
      : CallInput<R>

/**
 * Mutation options of a call: `const createStudent = writeOf(['student', 'create'], route, meta)`, then
 * `useMutation(createStudent())`. A screen that tells of a failure itself says so: `createStudent({ tellsFailure: true })`.
 */
export const writeOf =
  <const R extends RouteSpec>(mutationKey: MutationKey, route: R, meta: MutationMeta = {}) =>
  (manner: MutationManner = {}) => ({
    mutationKey,
    mutationFn: (input: WriteInput<R>): Promise<DataOf<R>> => call(route, (input ?? {}) as CallOptions<R>),
    meta: { ...meta, ...manner },
  })
