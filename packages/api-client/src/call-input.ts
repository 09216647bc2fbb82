import type { ListFields, ListQuery } from '@lernspur/contracts/wire/list'
import type { BodyOf, ParamsOf, QueryOf, RouteSpec } from '@lernspur/contracts/wire/route'

type Needs<Key extends string, Value, Optional = false> = [Value] extends [undefined]
  ? unknown
  : Optional extends true
    ? { readonly [K in Key]?: Value }
    : { readonly [K in Key]: Value }

/** List query of a call: sorting and filters by the fields that the contract allows. */
export type ListOf<R extends RouteSpec> = R extends { list: infer Fields extends ListFields }
  ? Omit<ListQuery, 'filter' | 'order'> & {
      readonly filter?: readonly (NonNullable<ListQuery['filter']>[number] & { readonly field: keyof Fields })[]
      readonly order?: readonly (NonNullable<ListQuery['order']>[number] & { readonly field: keyof Fields })[]
    }
  : undefined

/** A signed-in user's create carries an idempotency key, so that it can be retried. */
export type KeyOf<R extends RouteSpec> = R extends { status: 201 }
  ? R extends { access: 'public' }
    ? undefined
    : string | undefined
  : undefined

type StateOf<R extends RouteSpec> = 'EDIT_CONFLICT' extends R['errors'][number] ? string | undefined : undefined

/** Input of a call of this route; anything the contract does not declare is a type error. */
export type CallInput<R extends RouteSpec> = Needs<'params', ParamsOf<R>> &
  Needs<'query', QueryOf<R>, Partial<QueryOf<R>> extends QueryOf<R> ? true : false> &
  Needs<'body', BodyOf<R>, R extends { optionalBody: true } ? true : false> &
  Needs<'list', ListOf<R>, true> &
  /** Requests with the same key and body get the first response again. */
  Needs<'idempotencyKey', KeyOf<R>, true> &
  /** `updatedAt` of the entity as it was read; if the server has a newer one, it refuses with EDIT_CONFLICT. */
  Needs<'ifMatch', StateOf<R>, true>
