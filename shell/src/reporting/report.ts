/** Context of an error: constants of the product, never user input or names. */
export type ErrorTags = Readonly<Record<string, string>>

type SendReport = (error: unknown, tags: ErrorTags) => unknown

/** Maximum number of errors that are kept until reporting has loaded. */
const maxPending = 20

const pending: Parameters<SendReport>[] = []
const receivers: SendReport[] = []
let listening: AbortController | undefined

/** Reports an error. It is queued until somebody takes it, and dropped if nobody will. */
export const report = (error: unknown, tags: ErrorTags = {}): void => {
  for (const send of receivers) send(error, tags)
  if (listening && pending.length < maxPending) pending.push([error, tags])
}

/** Queues every error of the page until `handOver`. */
export const collectErrors = (target: EventTarget = window): void => {
  listening = new AbortController()
  const { signal } = listening
  target.addEventListener('error', (event) => event instanceof ErrorEvent && report(event.error), { signal })
  target.addEventListener(
    'unhandledrejection',
    (event) => event instanceof PromiseRejectionEvent && report(event.reason),
    { signal },
  )
}

/** Passes queued and future reports to `to`, which has its own listeners for errors of the page. */
export const handOver = (to: SendReport): void => {
  listening?.abort()
  listening = undefined
  receivers.push(to)
  for (const one of pending) to(...one)
}
