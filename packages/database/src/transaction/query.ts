import type postgres from 'postgres'

/** A query that was built but not sent yet, or a fragment for another one. `Query<Row>` knows its rows. */
export type Query<Row extends object = never> = [Row] extends [never] ? postgres.Fragment : postgres.PendingQuery<Row[]>
/** Columns as the database sent them: their text in UTF-8, null for SQL null. */
type RowOfBytes = readonly (Uint8Array | null)[]

/** The same query, whose rows are lists of columns as bytes. For what goes on as it is. */
export const inBytes = <Row extends RowOfBytes>(query: postgres.PendingQuery<postgres.Row[]>): Query<Row> =>
  // The client library's type does not know of null.
  query.raw() as unknown as Query<Row>

/** Rows of each query, in order. */
export type ResultsOf<Queries extends readonly Query[]> = {
  -readonly [Index in keyof Queries]: Awaited<Queries[Index]>[number][]
}
