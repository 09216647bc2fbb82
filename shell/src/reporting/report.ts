import type { captureException } from '@sentry/react'

/** Context of an error: constants of the product, never user input or names. */
export type ErrorTags = Readonly<Record<string, string>>

type Send = (error: unknown, tags: ErrorTags) => ReturnType<typeof captureException>

/** Maximum number of errors that are kept until reporting has loaded. */
const maxKept = 20

const kept: Parameters<Send>[] = []
let send: Send | undefined
let listening: AbortController | undefined

/** Reports an error. It is queued until reporting has loaded, and dropped if reporting is not configured. */
export const report = (error: unknown, tags: ErrorTags = {}): void => {
  if (send) send(error, tags)
  else if (listening && kept.length < maxKept) kept.push([error, tags])
}

/** Queues every error of the page until `handOver`. */
export const keepErrors = (target: EventTarget = window): void => {
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
export const handOver = (to: Send): void => {
  listening?.abort()
  send = to
  for (const one of kept.splice(0)) to(...one)
}
