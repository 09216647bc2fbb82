import { notFound } from './not-found'

/** A list as its query has it now. */
interface ReadList<Row> {
  readonly rows: readonly Row[]
  /** The list is being read again. */
  readonly isFetching: boolean
  /** It will be, once there is a network. */
  readonly isPaused?: boolean
  /** Why it could not be read again. */
  readonly error?: Error | null
}

/**
 * The matching row of a list; null while an older list is being read again, since the row may have been made or shared
 * since: a page shows its skeleton then. Shows the not-found page if the current list has none, and the failure if it
 * could not be read.
 */
export const foundIn = <Row>(
  { rows, isFetching, isPaused = false, error = null }: ReadList<Row>,
  fits: (row: Row) => boolean,
): Row | null => {
  const row = rows.find(fits)
  if (row) return row
  if (isFetching || isPaused) return null
  if (error) throw error
  return notFound()
}
