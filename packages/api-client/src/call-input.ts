import type { ListFields, ListQuery } from '@lernspur/contracts/list'
import type { BodyOf, ParamsOf, QueryOf, RouteSpec } from '@lernspur/contracts/route'

type Needs<Key extends string, Value, Optional = false> = [Value] extends [undefined]
  ? unknown
  : Optional extends true
    ? { readonly [K in Key]?: Value }
    : { readonly [K in Key]: Value }

/** List query of a call: orders and filters by the fields that the contract lists for it. */
export type ListOf<R extends RouteSpec> = R extends { list: infer Fields extends ListFields }
  ? Omit<ListQuery, 'filter' | 'order'> & {
      readonly filter?: readonly (NonNullable<ListQuery['filter']>[number] & { readonly field: keyof Fields })[]
      readonly order?: readonly (NonNullable<ListQuery['order']>[number] & { readonly field: keyof Fields })[]
    }
  : undefined

/** A create of somebody who is signed in may be sent again under its key. */
export type KeyOf<R extends RouteSpec> = R extends { status: 201 }
  ? R extends { access: 'public' }
    ? undefined
    : string | undefined
  : undefined

type StateOf<R extends RouteSpec> = 'EDIT_CONFLICT' extends R['errors'][number] ? string | undefined : undefined

/** What a call of this route takes; a part that the contract does not name cannot be given. */
export type CallInput<R extends RouteSpec> = Needs<'params', ParamsOf<R>> &
  Needs<'query', QueryOf<R>> &
  Needs<'body', BodyOf<R>, R extends { optionalBody: true } ? true : false> &
  Needs<'list', ListOf<R>, true> &
  /** Same key, same body: the server answers again what it answered first. */
  Needs<'idempotencyKey', KeyOf<R>, true> &
  /** `updatedAt` of the entity as it was read; a newer one on the server is refused with EDIT_CONFLICT. */
  Needs<'ifMatch', StateOf<R>, true>
