import type { RouteSpec } from '@lernspur/contracts/route'
import type { CallOptions } from '../call'

/** List query of a route, with its own fields only. */
export type ListOf<R extends RouteSpec> =
  CallOptions<R> extends { readonly list?: infer List } ? Exclude<List, undefined> : never
