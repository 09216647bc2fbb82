import type { ListFields } from '@lernspur/contracts/wire/list'
import type { BodyOf, ParamsOf, QueryOf, RouteSpec, Schema } from '@lernspur/contracts/wire/route'
import { type QueryKey, queryOptions } from '@tanstack/react-query'
import { type CallOptions, call } from '../call'
import type { ListOf } from '../call-input'
import type { QueryMeta } from '../wire/query-meta'

type ReadArguments<R extends RouteSpec> = R extends { list: ListFields }
  ? [list?: ListOf<R>]
  : R extends { query: Schema }
    ? [query: QueryOf<R>]
    : R extends { body: Schema }
      ? [body: BodyOf<R>]
      : []

/** Arguments of a read: its path parameters first, then the list query or the search parameters. */
export type ReadInput<R extends RouteSpec> = R extends { params: Schema }
  ? [ParamsOf<R>, ...ReadArguments<R>]
  : ReadArguments<R>

const partNames = ['list', 'query', 'body'] as const

/** Input of a call, restricted to what its route declares; additional options such as `map` are dropped. */
const optionsOf = (route: RouteSpec, input: readonly unknown[]) => {
  const [params, query] = route.params ? input : [undefined, ...input]
  const part = partNames.find((name) => route[name] !== undefined)
  return { ...(route.params && { params }), ...(part && { [part]: query ?? {} }) }
}

const isPage = (data: unknown): data is { readonly rows: readonly unknown[] } =>
  typeof data === 'object' && data !== null && 'rows' in data && Array.isArray(data.rows)

/** How data are recognised as an answer to the call. */
const metaOf = ({ response, list }: RouteSpec): QueryMeta => {
  if (response === undefined || typeof response === 'string') return {}
  const isOne = (data: unknown): boolean => response.safeParse(data).success
  return { isAnswer: list ? (data) => isPage(data) && data.rows.every(isOne) : isOne }
}

/**
 * Query options of a call: `const classStudents = readOf(['student', 'of-class'], route)`, then
 * `useQuery(classStudents({ schoolClassId }, { limit: 20 }))`. Responses are cached under the key followed by the
 * input, so that a prefix of it matches all of them.
 */
export const readOf = <const R extends RouteSpec>(key: QueryKey, route: R) => {
  const meta = metaOf(route)
  return (...input: ReadInput<R>) => {
    const options = optionsOf(route, input)
    return queryOptions({
      queryKey: [...key, ...Object.values(options)],
      queryFn: ({ signal }) => call(route, { ...options, signal } as unknown as CallOptions<R>),
      meta,
    })
  }
}
