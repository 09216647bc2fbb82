import type postgres from 'postgres'

/** Called with the text of a statement when it is sent; what it returns is called when its answer is there. */
export type StatementObserver = (text: string) => () => void

let observer: StatementObserver | undefined

/** Has statements of callers observed from now on, for example for traces; with undefined none. */
export const observeStatements = (next: StatementObserver | undefined): void => {
  observer = next
}

/** The written parts of a statement. Values are left out, as they may be about somebody, and so are nested fragments. */
const textOf = (parts: readonly unknown[]): string | undefined => {
  const [strings] = parts
  if (typeof strings === 'string') return strings
  return Array.isArray(strings) && 'raw' in strings ? strings.join('…').replace(/\s+/g, ' ').trim() : undefined
}

/** Tells the observer of a query once it is sent, which awaiting it or `execute` does. Fragments are never sent. */
export const observed = <Made>(made: Made, parts: readonly unknown[]): Made => {
  const observe = observer
  const text = observe && made instanceof Promise ? textOf(parts) : undefined
  if (!observe || text === undefined) return made
  const query = made as unknown as postgres.PendingQuery<postgres.Row[]>
  const [send, execute] = [query.then.bind(query), query.execute.bind(query)]
  let isSent = false
  const begin = (): void => {
    if (isSent) return
    isSent = true
    const end = observe(text)
    // Its own `then` would send it.
    Promise.prototype.then.call(query, end, end)
  }
  const observedQuery = {
    // biome-ignore lint/suspicious/noThenProperty: awaiting a query is what sends it and gives its rows
    then: (...on: Parameters<typeof send>) => {
      begin()
      return send(...on)
    },
    execute: () => {
      begin()
      return execute()
    },
  }
  return Object.assign(made as object, observedQuery) as Made
}
