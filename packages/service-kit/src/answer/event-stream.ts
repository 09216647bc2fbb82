/**
 * Header by which a service tells the gateway whose stream of events an answer is; clients never get it. Only the gateway
 * sees the streams of all services, so it limits them.
 */
export const streamPersonHeader = 'x-lernspur-person'

/** Last event of a stream whose share newer streams of the same person have taken: browsers do not reconnect at once. */
export const supersededEvent = 'event: superseded\ndata:\n\n'

/** Milliseconds between keep-alive comments, so that no proxy closes the stream. */
const heartbeat = 20_000

/** What a source of events may do with the stream of one browser. */
export interface EventOutlet {
  /** Sends an event, with one line of data or without. */
  send(event: string, data?: string): void
  /** Ends the stream, for instance because the session has ended. */
  end(): void
}

/** Starts sending to an outlet; returns a function that stops. */
export type EventSource = (outlet: EventOutlet) => () => void

/** Events as response, while the browser listens. */
export class EventStream {
  constructor(readonly source: EventSource) {}
}

const encoder = new TextEncoder()

/** Connects a source to a stream; returns the clean-up. */
const connectSource = (source: EventSource, controller: ReadableStreamDefaultController<Uint8Array>): (() => void) => {
  let isOpen = true
  const write = (text: string): void => {
    if (isOpen) controller.enqueue(encoder.encode(text))
  }
  const timer = setInterval(() => write(':\n\n'), heartbeat)
  const eventText = (event: string, data: string) => `event: ${event}\ndata:${data && ` ${data}`}\n\n`
  const end = (): void => {
    if (!isOpen) return
    stop()
    controller.close()
  }
  const leave = source({ send: (event, data = '') => write(eventText(event, data)), end })
  const stop = (): void => {
    isOpen = false
    clearInterval(timer)
    leave()
  }
  return stop
}

/** A response of server-sent events with keep-alive comments; its head alone for a HEAD request, which has no body to end. */
export const events = ({ source }: EventStream, headers: Headers, method = 'GET'): Response => {
  let stop: (() => void) | undefined
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        stop ??= connectSource(source, controller)
      },
      cancel: () => stop?.(),
    },
    { highWaterMark: 0 },
  )
  headers.set('content-type', 'text/event-stream')
  headers.set('cache-control', 'no-store')
  headers.set('x-content-type-options', 'nosniff')
  // A buffering reverse proxy would hold the events back.
  headers.set('x-accel-buffering', 'no')
  return new Response(method === 'HEAD' ? null : body, { headers })
}
