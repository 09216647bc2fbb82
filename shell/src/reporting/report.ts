import type { captureException } from '@sentry/react'

/** What is told beside an error: fixed words of the product's own, never anything that a person typed or is called. */
export type Facts = Readonly<Record<string, string>>

type Send = (error: unknown, facts: Facts) => ReturnType<typeof captureException>

/** As many errors of one page are kept until somebody takes them. */
const keptAtMost = 20

const kept: Parameters<Send>[] = []
let send: Send | undefined
let listening: AbortController | undefined

/** Reports an error. Before the reporting is loaded it is kept; where none is configured it goes nowhere. */
export const report = (error: unknown, facts: Facts = {}): void => {
  if (send) send(error, facts)
  else if (listening && kept.length < keptAtMost) kept.push([error, facts])
}

/** Keeps everything that goes wrong on the page from now on, until `handOver`. */
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

/** Hands over what was kept, and every later report, to `to`, which listens to the page itself from here on. */
export const handOver = (to: Send): void => {
  listening?.abort()
  send = to
  for (const one of kept.splice(0)) to(...one)
}
