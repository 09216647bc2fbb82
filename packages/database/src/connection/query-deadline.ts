import type postgres from 'postgres'
import { DatabaseUnavailable } from './failure'
import { observed } from './statement-observer'

// Browser specs look at the database from Node 20, which has no Promise.withResolvers.
const deadline = (timeoutMs: number): { readonly passed: Promise<never>; readonly clear: () => void } => {
  let timer: NodeJS.Timeout | undefined
  const passed = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new DatabaseUnavailable('CONNECTION_DEADLINE', 'The database did not answer in time.')),
      timeoutMs,
    )
  })
  return { passed, clear: () => clearTimeout(timer) }
}

/** What is awaited, or DatabaseUnavailable after `timeoutMs` milliseconds. */
export const inTime = async <T>(work: PromiseLike<T>, timeoutMs: number): Promise<T> => {
  const { passed, clear } = deadline(timeoutMs)
  try {
    return await Promise.race([work, passed])
  } finally {
    clear()
  }
}

/**
 * The same pool, but awaiting a query on it throws DatabaseUnavailable after `timeoutMs` milliseconds, also when the
 * server hangs or its host is unreachable. Fragments and identifiers are never awaited, so they have no deadline.
 */
export const withDeadline = (
  sql: postgres.Sql,
  timeoutMs: number,
  /** Called when a query is sent; what it returns is called when its answer is there. */
  onSend: () => () => void = () => () => undefined,
): postgres.Sql => {
  const limit = <Made>(made: Made): Made => {
    if (!(made instanceof Promise)) return made
    // The client library sends a query when it is awaited.
    const send = made.then.bind(made)
    const limited = (): Promise<unknown> => {
      const { passed, clear } = deadline(timeoutMs)
      const end = onSend()
      return Promise.race([new Promise(send), passed]).finally(() => {
        clear()
        end()
      })
    }
    // biome-ignore lint/suspicious/noThenProperty: awaiting a query is what sends it and gives its rows
    return Object.assign(made, { then: (...on: Parameters<Promise<unknown>['then']>) => limited().then(...on) })
  }
  const unsafe: postgres.Sql['unsafe'] = (...parts) => limit(observed(sql.unsafe(...parts), parts))
  return new Proxy(sql, {
    apply: (target, self, parts) => limit(observed(Reflect.apply(target, self, parts), parts)),
    get: (target, name) => (name === 'unsafe' ? unsafe : Reflect.get(target, name)),
  })
}
