import { notFound } from './not-found'

interface ReadList<Row> {
  readonly rows: readonly Row[]
  /** The list is being read again. */
  readonly isFetching: boolean
}

/**
 * The matching row of a list; null while an older list is being read again, since the row may have been made or shared
 * since. Shows the not-found page if the current list has none.
 */
export const foundIn = <Row>({ rows, isFetching }: ReadList<Row>, fits: (row: Row) => boolean): Row | null =>
  rows.find(fits) ?? (isFetching ? null : notFound())
