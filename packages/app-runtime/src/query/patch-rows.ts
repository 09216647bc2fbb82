import type { MutationMeta } from '@lernspur/api-client/wire/mutation-meta'
import type { Query, QueryClient } from '@tanstack/react-query'

interface Row {
  readonly id: string
}

/** A page of a list, or a list as a whole. */
type Rows = readonly Row[] | { readonly rows: readonly Row[]; readonly count: number }

/** The query of a cached list, by which its rows are filtered and sorted. */
interface ListRequest {
  readonly filter?: readonly { readonly field: string }[]
  readonly order?: readonly { readonly field: string }[]
}

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'

const rowsIn = (data: unknown): readonly Row[] | undefined => {
  const rows = typeof data === 'object' && data !== null && 'rows' in data ? data.rows : data
  return Array.isArray(rows) && rows.every(isRow) ? rows : undefined
}

const withRows = (data: Rows, rows: readonly Row[]): Rows =>
  'rows' in data ? { ...data, rows, count: data.count - data.rows.length + rows.length } : rows

const isComplete = (data: Rows): boolean => !('rows' in data) || data.rows.length === data.count

const fieldsOf = ({ queryKey }: Query): string[] => {
  const request = queryKey.at(-1)
  if (typeof request !== 'object' || request === null) return []
  const { filter = [], order = [] } = request as ListRequest
  return [...filter, ...order].map(({ field }) => field)
}

/** Names of the fields in which two versions of a row differ. */
const changedFields = (before: Row, after: Row): string[] => {
  const was: Readonly<Record<string, unknown>> = { ...before }
  return Object.entries(after).flatMap(([field, value]) =>
    JSON.stringify(was[field]) === JSON.stringify(value) ? [] : field,
  )
}

interface RowWrite {
  readonly meta: MutationMeta | undefined
  readonly variables: unknown
  /** The answer. */
  readonly data: unknown
}

/** The id at the end of the address of what was deleted. */
const removedId = (param: string, variables: unknown): string | undefined => {
  const { params } = variables as { readonly params?: Readonly<Record<string, unknown>> }
  const id = params?.[param]
  return typeof id === 'string' ? id : undefined
}

/** The list after the write; undefined if only the server knows its rows and their order now. */
const patched = (query: Query, { meta, variables, data }: RowWrite): Rows | undefined => {
  const rows = rowsIn(query.state.data)
  if (!rows || !meta?.patch || query.state.fetchStatus === 'fetching') return undefined
  const list = query.state.data as Rows
  const { removes, moves } = meta.patch
  if (removes !== undefined) {
    const id = removedId(removes, variables)
    const left = rows.filter((row) => row.id !== id)
    // Otherwise rows of later pages would move up.
    return isComplete(list) ? withRows(list, left) : undefined
  }
  if (!isRow(data)) return undefined
  const before = rows.find(({ id }) => id === data.id)
  if (!before) return undefined
  const decisive = [...fieldsOf(query), ...moves]
  if (changedFields(before, data).some((field) => decisive.includes(field))) return undefined
  return withRows(
    list,
    rows.map((row) => (row.id === data.id ? data : row)),
  )
}

/**
 * Applies the answer of a write to the cached lists that it makes stale, if the result is certain to be what the server
 * would return. Returns the hashes of those lists, which need not be read again.
 */
export const patchRows = (client: QueryClient, write: RowWrite): ReadonlySet<string> => {
  const done = new Set<string>()
  for (const queryKey of write.meta?.patch ? (write.meta.invalidates ?? []) : [])
    for (const query of client.getQueryCache().findAll({ queryKey })) {
      const rows = patched(query, write)
      if (rows === undefined) continue
      client.setQueryData(query.queryKey, rows)
      done.add(query.queryHash)
    }
  return done
}
