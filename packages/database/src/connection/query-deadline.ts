import type postgres from 'postgres'
import { DatabaseUnavailable } from './failure'

/** The part of the client library's query that decides when it is sent and how it ends. */
interface Sendable extends Promise<unknown> {
  handler(query: Sendable): void
  reject(error: Error): void
}

// Identifiers and helpers are no promises; fragments are, but they are never sent.
const isSendable = (made: unknown): made is Sendable => made instanceof Promise && 'handler' in made && 'reject' in made

/**
 * The same pool, but a query on it fails with DatabaseUnavailable `timeoutMs` milliseconds after it was sent, also when
 * the server hangs or its host is unreachable.
 */
export const withDeadline = (sql: postgres.Sql, timeoutMs: number): postgres.Sql => {
  const limit = <Made>(made: Made): Made => {
    if (!isSendable(made)) return made
    const send = made.handler
    made.handler = (query) => {
      const giveUp = (): void =>
        query.reject(new DatabaseUnavailable('CONNECTION_DEADLINE', 'The database did not answer in time.'))
      const timer = setTimeout(giveUp, timeoutMs)
      const stop = (): void => clearTimeout(timer)
      query.then(stop, stop)
      send(query)
    }
    return made
  }
  const unsafe: postgres.Sql['unsafe'] = (...parts) => limit(sql.unsafe(...parts))
  return new Proxy(sql, {
    apply: (target, self, parts) => limit(Reflect.apply(target, self, parts)),
    get: (target, name) => (name === 'unsafe' ? unsafe : Reflect.get(target, name)),
  })
}
