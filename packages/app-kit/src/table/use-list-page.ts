import { keepPreviousData, type UseQueryOptions, useQuery, useQueryClient } from '@lernspur/app-runtime'
import { listLimits } from '@lernspur/contracts/wire/list'

interface Rows<Row> {
  readonly rows: readonly Row[]
  readonly count: number
}

/** Which rows of a list to read. */
export interface ListRange {
  readonly offset: number
  readonly limit: number
}

/** Query options of a list for any range, with conditions and order already given. */
type ListRead<Row> = (
  range: ListRange,
) => Pick<UseQueryOptions<Rows<Row>, Error, Rows<Row>, unknown[]>, 'queryKey' | 'queryFn'>

/**
 * One page of a list that the server filters, sorts and pages; the previous page stays until the next has loaded.
 * `readAll` reads the rows of all pages, for an export or an act on all of them (rule screen.10).
 */
export const useListPage = <Row>(read: ListRead<Row>, range: ListRange) => {
  const queryClient = useQueryClient()
  const query = useQuery({ ...read(range), placeholderData: keepPreviousData })
  const readAll = async (): Promise<readonly Row[]> => {
    const rows: Row[] = []
    for (;;) {
      const part = await queryClient.fetchQuery(read({ offset: rows.length, limit: listLimits.limitMax }))
      rows.push(...part.rows)
      if (part.rows.length === 0 || rows.length >= part.count) return rows
    }
  }
  return { ...query, readAll }
}
