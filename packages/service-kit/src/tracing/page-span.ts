/** A call as the browser measured it: the parent of what the gateway records of it. */
export interface PageSpan {
  /** 32 and 16 hexadecimal digits, as in `traceparent`. */
  readonly traceId: string
  readonly spanId: string
  readonly method: string
  /** Pattern of the call, such as `/api/classes/{schoolClassId}`. */
  readonly route: string
  /** 0 when there was no answer. */
  readonly status: number
  /** Milliseconds since 1970 by the clock of this process, and how many it took. */
  readonly start: number
  readonly duration: number
  /** Pattern of the screen that called, such as `/class/:classId/skills`. */
  readonly screen: string
  /** The release of that screen; null where it runs none. */
  readonly version: string | null
}

type Receive = (span: PageSpan) => void

let receive: Receive | undefined

/** Where spans of pages go from now on; nowhere without an argument, which is how a process begins. */
export const receivePageSpans = (to?: Receive): void => {
  receive = to
}

/** Sends a span of a page to the collector, where there is one. */
export const sendPageSpan = (span: PageSpan): void => receive?.(span)
