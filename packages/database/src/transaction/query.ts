import type postgres from 'postgres'

/** A query that was built but not sent yet, or a fragment for another one. `Query<Row>` knows its rows. */
export type Query<Row extends object = never> = [Row] extends [never] ? postgres.Fragment : postgres.PendingQuery<Row[]>

/** Rows of each query, in order. */
export type ResultsOf<Queries extends readonly Query[]> = {
  -readonly [Index in keyof Queries]: Awaited<Queries[Index]>[number][]
}
