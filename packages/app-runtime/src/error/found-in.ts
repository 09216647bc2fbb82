import { notFound } from './not-found'

interface ReadList<Row> {
  readonly rows: readonly Row[]
  /** The list is being read again. */
  readonly isFetching: boolean
}

/**
 * The row of a list that fits; null while a list from before is being read again, since the row may have been made or
 * shared after it. Shows the not-found page once the list is current and still has none.
 */
export const foundIn = <Row>({ rows, isFetching }: ReadList<Row>, fits: (row: Row) => boolean): Row | null =>
  rows.find(fits) ?? (isFetching ? null : notFound())
