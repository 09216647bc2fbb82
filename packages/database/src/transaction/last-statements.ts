import type postgres from 'postgres'
import { StatementOutdated } from '../connection/failure'
import type { Query, ResultsOf } from './query'

/**
 * Sends queries as the last ones of a transaction, in one round trip with its commit, and gives the rows of each once
 * they are committed.
 */
export type SendLast = <const Queries extends readonly Query[]>(...queries: Queries) => Promise<ResultsOf<Queries>>

/** What the client library knows of a query: its statement once it is built, and whether the server tells types first. */
interface Built {
  readonly statement: object | null
  readonly describeFirst?: unknown
}

/** Whether a query is on its way as a whole: not one whose parameters could not be sent, or not yet. */
const isOnItsWay = (query: postgres.PendingQuery<postgres.Row[]>): boolean => {
  const { statement, describeFirst } = query as unknown as Built
  return statement !== null && !describeFirst && Bun.peek.status(query) === 'pending'
}

/**
 * Commits a transaction after these queries. They are answered before the commit is sent unless all are on their way: a
 * query that fails in the client never reaches the server, which would commit the rest. Calls `committing` before the
 * commit is sent. Throws what the first query throws, or StatementOutdated where the client library sent one again after
 * the transaction, which has written and read nothing.
 */
export const commitWith = async <const Queries extends readonly Query[]>(
  sql: postgres.Sql,
  queries: Queries,
  committing: () => void,
): Promise<ResultsOf<Queries>> => {
  const asked = queries.map((query) => query.execute())
  let first: unknown
  for (const query of asked) {
    query.catch((error: unknown) => {
      first ??= error
    })
  }
  // The client library builds what is executed in the next turn.
  await undefined
  await undefined
  if (!asked.every(isOnItsWay)) await Promise.all(asked)
  committing()
  const commit = sql`commit`.execute()
  await Promise.allSettled([...asked, commit])
  const { command } = await commit
  if (first !== undefined) throw first
  if (command !== 'COMMIT') {
    throw asked.length > 0
      ? new StatementOutdated()
      : new Error('A statement of the transaction failed, so it was rolled back.')
  }
  // As plain arrays: the client library's own kind takes seven times as long to write as JSON.
  return (await Promise.all(asked)).map((rows) => [...rows]) as ResultsOf<Queries>
}
