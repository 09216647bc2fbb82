import { cleanCall } from '../reporting/cleaning/clean-address'

/** A call as it is reported: patterns only, and how long ago it began, since the clock of a device may be wrong. */
interface ReportedSpan {
  readonly traceId: string
  readonly spanId: string
  readonly method: string
  readonly path: string
  /** 0 when there was no answer. */
  readonly status: number
  /** Milliseconds. */
  readonly ago: number
  readonly duration: number
  readonly screen: string
  readonly version: string | null
}

type MeasuredSpan = Omit<ReportedSpan, 'ago'> & { readonly startedAt: number }

type Fetch = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>

interface TraceOptions {
  readonly ticket: string
  /** Pattern and release of the screen that is open. */
  readonly screen: () => Pick<ReportedSpan, 'screen' | 'version'>
  readonly fetch: Fetch
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number
  readonly origin: string
}

/** Calls that are reported at once, as many as the gateway takes, and those that wait at most. */
const maxAtOnce = 50
const maxWaiting = 200
/** Milliseconds after which the gateway takes a call no more, less what a report takes. */
const maxAge = 500_000

const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The URL of a call of this origin's API; undefined for any other request. */
const callOf = (input: RequestInfo | URL, origin: string): URL | undefined => {
  const url = URL.parse(input instanceof Request ? input.url : String(input), origin)
  return url?.origin === origin && url.pathname.startsWith('/api/') ? url : undefined
}

/**
 * Begins a trace with each call of the API and measures it (rule operation.7). `fetch` takes the place of the page's own, `send`
 * reports what is finished. Once the gateway refuses a report, the page begins no further traces.
 */
export const traceCalls = ({ ticket, screen, fetch: ask, now, origin }: TraceOptions) => {
  const finished: MeasuredSpan[] = []
  let isOver = false

  const measured: Fetch = async (input, init) => {
    const url = isOver ? undefined : callOf(input, origin)
    if (!url) return ask(input, init)
    const [traceId, spanId, startedAt] = [randomHex(16), randomHex(8), now()]
    const request = input instanceof Request ? input : undefined
    const headers = new Headers(init?.headers ?? request?.headers)
    headers.set('traceparent', `00-${traceId}-${spanId}-01`)
    headers.set('tracestate', `lernspur=${ticket}`)
    const called = {
      ...{ traceId, spanId, startedAt, ...screen(), path: cleanCall(url.pathname) },
      method: (init?.method ?? request?.method ?? 'GET').toUpperCase(),
    }
    const finish = (status: number) => {
      if (finished.length < maxWaiting) finished.push({ ...called, status, duration: now() - startedAt })
    }
    try {
      const response = await ask(input, { ...init, headers })
      finish(response.status)
      return response
    } catch (error) {
      finish(0)
      throw error
    }
  }

  const send = async (): Promise<void> => {
    while (finished.length > 0 && !isOver) {
      const sentAt = now()
      const spans = finished
        .splice(0, maxAtOnce)
        .map(({ startedAt, ...one }): ReportedSpan => ({ ...one, ago: sentAt - startedAt }))
        .filter(({ ago }) => ago < maxAge)
      if (spans.length === 0) continue
      // It is sent even if the page ends meanwhile.
      const body = JSON.stringify({ ticket, spans })
      const response = await ask('/mfe/spans', { method: 'POST', keepalive: true, body }).catch(() => undefined)
      if (response && !response.ok && response.status !== 429) isOver = true
    }
  }

  return { fetch: measured, send }
}
