import { type ListFields, listLimits } from '@lernspur/contracts/wire/list'
import type { DataOf, RouteSpec } from '@lernspur/contracts/wire/route'
import { type QueryKey, queryOptions } from '@tanstack/react-query'
import { type CallOptions, call } from '../call'
import type { ListOf } from '../call-input'

type ListRoute = RouteSpec & { readonly list: ListFields }
type RowOf<R extends RouteSpec> =
  DataOf<R> extends { rows: (infer Row extends { readonly id: string })[] } ? Row : never

/**
 * Query options for all rows of a list, however many: the largest pages one after another, in the given order. A row
 * that moves between pages meanwhile is returned once. Responses are cached under the key followed by the list.
 */
export const fullListOf =
  <const R extends ListRoute>(key: QueryKey, route: R) =>
  (list: Omit<NonNullable<ListOf<R>>, 'offset' | 'limit'>) =>
    queryOptions({
      queryKey: [...key, list],
      queryFn: async ({ signal }) => {
        const found = new Map<string, RowOf<R>>()
        for (let offset = 0; ; offset += listLimits.limitMax) {
          const options = { list: { ...list, offset, limit: listLimits.limitMax }, signal }
          const page: DataOf<R> = await call(route, options as unknown as CallOptions<R>)
          const { rows, count } = page as { rows: RowOf<R>[]; count: number }
          for (const row of rows) found.set(row.id, row)
          if (offset + rows.length >= count || rows.length === 0) return [...found.values()]
        }
      },
    })
